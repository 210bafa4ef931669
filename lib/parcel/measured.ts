import * as z from 'zod';
import { roundToGram, roundToMillimetre } from '@/lib/market/round-measure';

const kilograms = z.number().positive().max(1000).overwrite(roundToGram);
const centimetres = z.number().positive().max(1000).overwrite(roundToMillimetre);

/** Measured weight and size of a parcel, in kilograms and centimetres. The size may be missing, never the weight. */
export const MeasuredParcel = z.object({
  weightKg: kilograms,
  size: z.object({ lengthCm: centimetres, widthCm: centimetres, heightCm: centimetres }).nullable(),
});
export type MeasuredParcel = z.infer<typeof MeasuredParcel>;

/** Returns a declared parcel with the measured values in place of the declared ones. */
export function withMeasures<Parcel extends object>(parcel: Parcel, measured: MeasuredParcel | null): Parcel {
  if (!measured) return parcel;
  return { ...parcel, weightKg: measured.weightKg, ...measured.size };
}
