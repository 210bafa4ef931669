import { addDays, type CalendarDate } from '@/lib/market/calendar-date';
import { PICKUP_WINDOWS } from '@/lib/orders/choices';
import type { DraftValues } from '@/lib/client/ship/draft';

type PickupTime = Pick<DraftValues, 'pickupDate' | 'pickupWindow'>;

/** What was chosen, and where nothing was: the day after `today`, in the first hours. `today` is the sender's. */
export function withPickupTime({ pickupDate, pickupWindow }: PickupTime, today: CalendarDate): PickupTime {
  return { pickupDate: pickupDate || addDays(today, 1), pickupWindow: pickupWindow || PICKUP_WINDOWS[0] };
}
