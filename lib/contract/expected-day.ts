import * as z from 'zod';
import { WINDOW_CAUSES } from '@/lib/parcel/window-causes';
import { isoDate } from './fields';

/**
 * `expected`: within the window. `after-receipt`: we do not have the parcel yet, and the day for which dates were named is over.
 * `late`: the window is over. `ready`: it waits to be collected. `delivered`: the receiver has it.
 */
export const DELIVERY_STATUSES = ['expected', 'after-receipt', 'late', 'ready', 'delivered'] as const;

/** When a parcel comes (§9: a reference, no promise). Texts are in the request's language, as its market writes days. */
export const DeliveryView = z.object({
  status: z.enum(DELIVERY_STATUSES),
  /** Days of the destination, as YYYY-MM-DD: the window; the one day, of what is ready or delivered; null after receipt. */
  earliest: isoDate.nullable(),
  latest: isoDate.nullable(),
  /** The answer in one line: "Expected Mon 30 Nov – Fri 4 Dec". */
  text: z.string(),
  /** The condition it hangs on; null without one. */
  note: z.string().nullable(),
  /** The windows that were told before, the latest one first, and why each was given up. */
  moves: z.array(
    z.object({
      earliest: isoDate,
      latest: isoDate,
      because: z.enum(WINDOW_CAUSES),
      at: z.iso.datetime(),
      text: z.string(),
    }),
  ),
  /** How the days were counted, line by line; null where nothing is expected any more. */
  workings: z.object({ title: z.string(), lines: z.array(z.string()) }).nullable(),
});
export type DeliveryView = z.infer<typeof DeliveryView>;
