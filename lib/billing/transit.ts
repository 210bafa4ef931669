import type { CalendarDate } from '@/lib/time/calendar-date';
import {
  daysOffOfLine,
  workingWindow,
  type DayOff,
  type LineOrigin,
  type WorkingCalendar,
  type WorkingDays,
} from '@/lib/market/working-days';
import { REMOTE_AREA_DAYS, TRANSIT_DAYS } from './constants';

export type TariffService = keyof typeof TRANSIT_DAYS;
export const TARIFF_SERVICES = Object.keys(TRANSIT_DAYS) as TariffService[];

export type ShipmentKind = 'international' | 'domestic';

const KIND_OF_SERVICE: Record<TariffService, ShipmentKind> = {
  'e-parcel': 'international',
  'special-line': 'international',
  'business-express': 'international',
  local: 'domestic',
  fulfilment: 'domestic',
};

/**
 * Returns the kind of a service (§1). Small parcels, the special line and business express cross a border. Local
 * delivery and fulfilment do not.
 */
export function kindOfService(service: TariffService): ShipmentKind {
  return KIND_OF_SERVICE[service];
}

/** Returns the service's working days, 3-5 more in a remote area (§9). They are not guaranteed. */
export function transitFor(service: TariffService, remoteArea: boolean): WorkingDays {
  const { minDays, maxDays } = TRANSIT_DAYS[service];
  const remoteDays = remoteArea ? REMOTE_AREA_DAYS : { minDays: 0, maxDays: 0 };
  return { minDays: minDays + remoteDays.minDays, maxDays: maxDays + remoteDays.maxDays };
}

export interface TransitWindowInput {
  pickupOn: CalendarDate;
  transit: WorkingDays;
  /** Calendar of the destination. */
  calendar: WorkingCalendar;
  /** Origin of a line from abroad. */
  origin?: LineOrigin | null;
}

export interface TransitWindow {
  earliest: CalendarDate;
  latest: CalendarDate;
  /** Days from the pickup to `latest` that were not counted. */
  leftOut: ({ day: CalendarDate } & ({ reason: 'pickup' } | DayOff))[];
}

/**
 * Returns the window in the destination's working days, without the pickup day, weekends and holidays (§9). Throws
 * RangeError for an invalid day.
 */
export function transitWindow({ pickupOn, transit, calendar, origin }: TransitWindowInput): TransitWindow {
  const { earliest, latest } = workingWindow(pickupOn, transit, calendar, origin);
  const pickup = { day: pickupOn, reason: 'pickup' as const };
  return { earliest, latest, leftOut: [pickup, ...daysOffOfLine(pickupOn, latest, calendar, origin)] };
}
