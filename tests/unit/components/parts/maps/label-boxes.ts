import type { Point } from '@/components/parts/maps/map-frame';
import { labelAttributes } from '@/components/parts/maps/label-places';

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const EM_PER_LETTER = { narrow: 0.54, wide: 1 };

/** A label's width in ems, a little generous: Chinese letters are square, others about half as wide. */
function widthInEms(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}/u.test(letter) ? EM_PER_LETTER.wide : EM_PER_LETTER.narrow),
    0,
  );
}

/** Returns the box of the label of a point at `at`, for letters of `size` units. */
export function labelBox(id: string, text: string, at: Point, size: number, isOnRoute?: boolean): Box {
  const { textAnchor, dx, dy } = labelAttributes(id, isOnRoute);
  const width = widthInEms(text) * size;
  const x = at[0] + parseFloat(dx) * size;
  const baseline = at[1] + parseFloat(dy) * size;
  const left = textAnchor === 'start' ? x : textAnchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: baseline - 0.75 * size, bottom: baseline + 0.22 * size };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
