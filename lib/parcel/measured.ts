import * as z from 'zod';

const kilograms = z.number().positive().max(1000);
const centimetres = z.number().positive().max(1000);

/** What our scale and measure say of a parcel: kilograms and centimetres. The size may be left out, never the weight. */
export const Measured = z.object({
  weightKg: kilograms,
  size: z.object({ lengthCm: centimetres, widthCm: centimetres, heightCm: centimetres }).nullable(),
});
export type Measured = z.infer<typeof Measured>;

/** A parcel as it was declared, with what was measured in its place. */
export function asMeasured<Parcel extends object>(parcel: Parcel, measured: Measured | null): Parcel {
  if (!measured) return parcel;
  return { ...parcel, weightKg: measured.weightKg, ...measured.size };
}
