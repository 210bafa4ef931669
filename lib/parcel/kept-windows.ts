import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import type { WorkingDays } from '@/lib/market/working-days';
import { WINDOW_CAUSES } from './window-causes';

const day = z.iso.date();
const days = z.object({ minDays: z.int(), maxDays: z.int() }) satisfies z.ZodType<WorkingDays>;

/** The days between which a parcel is expected: so many working days after the day they are counted from. */
export const DeliveryWindow = days.extend({
  from: day,
  earliest: day,
  latest: day,
  /** Counted is the whole way from the day we have the parcel; else what was left of it. */
  whole: z.boolean(),
  because: z.enum(WINDOW_CAUSES),
  /** When it was said, in UTC. */
  at: z.iso.datetime(),
  /** The scan that moved it, and when that happened, in UTC. */
  scan: z.object({ eventId: z.string(), occurredAt: z.iso.datetime() }).nullable(),
});
export type DeliveryWindow = z.infer<typeof DeliveryWindow>;

/** What a parcel's receiver was told, the first window first; the last one holds. */
export const KeptWindows = z.object({
  /** The service's working days, and what a remote area adds. */
  line: days,
  /** The country it leaves; null within a country. */
  origin: z.enum(COUNTRIES).nullable(),
  remote: days.nullable(),
  windows: z.array(DeliveryWindow).min(1),
});
export type KeptWindows = z.infer<typeof KeptWindows>;

/** The windows of an order that was edited: the new one beside those before, which are kept where the days are the same. */
export function promisedAgain(before: KeptWindows | null, edited: KeptWindows): KeptWindows {
  const [now] = edited.windows;
  const said = before?.windows.at(-1);
  if (!before || !said || !now) return edited;
  const isSame = now.earliest === said.earliest && now.latest === said.latest;
  const windows = isSame
    ? [...before.windows.slice(0, -1), { ...now, because: said.because, at: said.at }]
    : [...before.windows, { ...now, because: 'EDITED' as const }];
  return { ...edited, windows };
}
