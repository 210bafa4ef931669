import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import type { WorkingDays } from '@/lib/market/working-days';
import { WINDOW_CAUSES } from './window-causes';

const day = z.iso.date();
const workingDaysSchema = z.object({ minDays: z.int(), maxDays: z.int() }) satisfies z.ZodType<WorkingDays>;

/** The first and last day on which a parcel is expected, counted in working days after `from`. */
export const DeliveryWindow = workingDaysSchema.extend({
  from: day,
  earliest: day,
  latest: day,
  /** True if the whole route was counted from the day we have the parcel; false if only the remaining part was. */
  whole: z.boolean(),
  because: z.enum(WINDOW_CAUSES),
  /** Time of the calculation, in UTC. */
  at: z.iso.datetime(),
  /** The scan that moved it, and its time in UTC. */
  scan: z.object({ eventId: z.string(), occurredAt: z.iso.datetime() }).nullable(),
});
export type DeliveryWindow = z.infer<typeof DeliveryWindow>;

/** Delivery windows shown to a parcel's receiver, oldest first. The last one applies. */
export const StoredWindows = z.object({
  /** The service's working days. `remote`: additional working days of a remote area. */
  line: workingDaysSchema,
  /** Country of departure; null within a country. */
  origin: z.enum(COUNTRIES).nullable(),
  remote: workingDaysSchema.nullable(),
  windows: z.array(DeliveryWindow).min(1),
});
export type StoredWindows = z.infer<typeof StoredWindows>;

/** Returns the window that applies. Throws RangeError without any: the schema requires one. */
export function latestWindow({ windows }: Pick<StoredWindows, 'windows'>): DeliveryWindow {
  const latest = windows.at(-1);
  if (!latest) throw new RangeError('No delivery window is stored.');
  return latest;
}

/**
 * Returns the windows after an order was edited. Adds the new one to the earlier ones. Replaces the last one if the
 * days are equal.
 */
export function windowsAfterEdit(before: StoredWindows | null, edited: StoredWindows): StoredWindows {
  const [now] = edited.windows;
  const latest = before?.windows.at(-1);
  if (!before || !latest || !now) return edited;
  const isSame = now.earliest === latest.earliest && now.latest === latest.latest;
  const windows = isSame
    ? [...before.windows.slice(0, -1), { ...now, because: latest.because, at: latest.at }]
    : [...before.windows, { ...now, because: 'EDITED' as const }];
  return { ...edited, windows };
}
