/** Boxes of the short price form; sides in centimetres, longest first. */
export const BOX_SIZES = {
  small: [25, 20, 10],
  medium: [35, 25, 20],
  large: [50, 40, 40],
} as const satisfies Record<string, readonly [number, number, number]>;

export type BoxSize = keyof typeof BOX_SIZES;

export function isBoxSize(value: string): value is BoxSize {
  return Object.hasOwn(BOX_SIZES, value);
}
