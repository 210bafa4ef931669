import { TRANSIT_DAYS } from '@/lib/billing/constants';
import { BILLING_SERVICE, type Service } from '@/lib/orders/choices';
import { formatWorkingDays } from './format-range';

/** §9: how long a service takes: `4–8 working days`. */
export function formatServiceDays(service: Service, locale: string): string {
  const { minDays, maxDays } = TRANSIT_DAYS[BILLING_SERVICE[service]];
  return formatWorkingDays(minDays, maxDays, locale);
}
