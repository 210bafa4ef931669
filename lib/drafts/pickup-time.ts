import { addDays, type CalendarDate } from '@/lib/time/calendar-date';
import { PICKUP_WINDOWS } from '@/lib/orders/choices';
import type { DraftValues } from './draft';

type PickupTime = Pick<DraftValues, 'pickupDate' | 'pickupWindow'>;

/** Returns the chosen pickup time. Defaults to the first window of the day after `today`, the sender's current day. */
export function withPickupTime({ pickupDate, pickupWindow }: PickupTime, today: CalendarDate): PickupTime {
  return { pickupDate: pickupDate || addDays(today, 1), pickupWindow: pickupWindow || PICKUP_WINDOWS[0] };
}
