import * as z from 'zod';
import { WINDOW_CAUSES } from '@/lib/parcel/window-causes';
import { isoDate } from '../fields';

/**
 * `expected`: within the window. `after-receipt`: we do not have the parcel yet, and its day of hand-over has passed.
 * `late`: the window has passed. `ready`: the parcel waits to be collected. `delivered`: the receiver has it.
 */
export const EXPECTED_DELIVERY_STATUSES = ['expected', 'after-receipt', 'late', 'ready', 'delivered'] as const;

/**
 * Expected delivery (§9), which is not guaranteed. Texts are in the request's language. Days are in the market's
 * format.
 */
export const DeliveryView = z.object({
  status: z.enum(EXPECTED_DELIVERY_STATUSES),
  /**
   * Days at the destination, as YYYY-MM-DD: the first and the last expected day. For `ready` and `delivered`, both are
   * the day of that event. Null for `after-receipt`.
   */
  earliest: isoDate.nullable(),
  latest: isoDate.nullable(),
  /** The result in one line: "Expected 30 Nov – 4 Dec". */
  text: z.string(),
  /** The condition for the date; null without one. */
  note: z.string().nullable(),
  /** Earlier windows, latest first, and why each was replaced. */
  moves: z.array(
    z.object({
      earliest: isoDate,
      latest: isoDate,
      because: z.enum(WINDOW_CAUSES),
      at: z.iso.datetime(),
      text: z.string(),
    }),
  ),
  /** Lines that explain how the days were counted; null unless the status is `expected` or `late`. */
  workings: z.object({ title: z.string(), lines: z.array(z.string()) }).nullable(),
});
export type DeliveryView = z.infer<typeof DeliveryView>;
