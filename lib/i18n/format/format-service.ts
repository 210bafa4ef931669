import { TRANSIT_DAYS } from '@/lib/billing/constants';
import { BILLING_SERVICE, PICKUP_HOURS, type PickupWindow, type Service } from '@/lib/orders/choices';
import { formatWorkingDays } from './format-range';
import { formatClockRange } from './format-time';

/** Returns the duration of a service: `4–8 working days` (§9). */
export function formatServiceDays(service: Service, locale: string): string {
  const { minDays, maxDays } = TRANSIT_DAYS[BILLING_SERVICE[service]];
  return formatWorkingDays(minDays, maxDays, locale);
}

/** Returns the hours of a pickup: `9 AM–12 PM`, `15:00–18:00`. */
export function formatPickupHours(window: PickupWindow, locale: string): string {
  const { from, until } = PICKUP_HOURS[window];
  return formatClockRange(from * 60, until * 60, locale);
}
