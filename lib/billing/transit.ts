import type { Country } from '@/lib/market/country';
import { addDays, weekday, type CalendarDate } from '@/lib/market/calendar-date';
import { REMOTE_AREA_DAYS, TRANSIT_DAYS } from './constants';

export type Service = keyof typeof TRANSIT_DAYS;
export const SERVICES = Object.keys(TRANSIT_DAYS) as Service[];

export type ShipmentKind = 'international' | 'domestic';

const KIND_OF_SERVICE: Record<Service, ShipmentKind> = {
  'e-parcel': 'international',
  'special-line': 'international',
  'business-express': 'international',
  local: 'domestic',
  fulfilment: 'domestic',
};

/** §1: small parcels, the special line and business express cross a border; local delivery and fulfilment do not. */
export function kindOfService(service: Service): ShipmentKind {
  return KIND_OF_SERVICE[service];
}

/** Working days, both ends included. */
export interface Transit {
  minDays: number;
  maxDays: number;
}

/** §9: the service's working days, 3-5 more in a remote area. A reference, not a promise. */
export function transitFor(service: Service, remoteArea: boolean): Transit {
  const { minDays, maxDays } = TRANSIT_DAYS[service];
  const extra = remoteArea ? REMOTE_AREA_DAYS : { minDays: 0, maxDays: 0 };
  return { minDays: minDays + extra.minDays, maxDays: maxDays + extra.maxDays };
}

const SUNDAY = 0;
const FRIDAY = 5;
const SATURDAY = 6;

/** The destination's weekend: Friday and Saturday in Egypt and Saudi Arabia, Saturday and Sunday elsewhere. */
export function weekendDays(country: Country): readonly number[] {
  return country === 'EG' || country === 'SA' ? [FRIDAY, SATURDAY] : [SATURDAY, SUNDAY];
}

/** First and last working day of the week, as ISO 8601 counts: 1 is Monday. */
export function workingWeek(country: Country): { first: number; last: number } {
  const [first, last] = weekendDays(country) as [number, number];
  return { first: last + 1, last: (first + 6) % 7 };
}

export interface DeliveryWindowInput {
  pickupOn: CalendarDate;
  transit: Transit;
  destinationCountry: Country;
  /** Public holidays of the destination. */
  holidays: ReadonlySet<CalendarDate>;
}

export interface DeliveryWindow {
  earliest: CalendarDate;
  latest: CalendarDate;
}

/** §9: counted in the destination's working days, without the pickup day, weekends and holidays. Throws RangeError for no day. */
export function deliveryWindow({
  pickupOn,
  transit,
  destinationCountry,
  holidays,
}: DeliveryWindowInput): DeliveryWindow {
  const weekend = weekendDays(destinationCountry);
  const isWorkingDay = (day: CalendarDate) => !weekend.includes(weekday(day)) && !holidays.has(day);
  const after = (start: CalendarDate, workingDays: number): CalendarDate => {
    let day = start;
    for (let left = workingDays; left > 0;) {
      day = addDays(day, 1);
      if (isWorkingDay(day)) left -= 1;
    }
    return day;
  };
  const earliest = after(pickupOn, transit.minDays);
  return { earliest, latest: after(earliest, transit.maxDays - transit.minDays) };
}
