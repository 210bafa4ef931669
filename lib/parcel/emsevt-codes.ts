import type { Country } from '@/lib/market/country';
import type { EventCode } from './event-topics';

/** Events of the UPU's messaging standard M40 (EMSEVT V3) that correspond to our codes. */
export const EMSEVT_CODES = [
  'EMA',
  'EMB',
  'EMC',
  'EMD',
  'EME',
  'EMF',
  'EMG',
  'EMH',
  'EMI',
  'EMJ',
  'EMK',
  'EDB',
  'EDC',
  'EDD',
  'EDE',
  'EDG',
  'EDH',
] as const;
export type EmsevtCode = (typeof EMSEVT_CODES)[number];

/** Leg of the route: in the sender's country, in between, in the receiver's country, or within a single country. */
type Leg = 'outward' | 'transit' | 'inward' | 'domestic';

/** The standard's code for all legs, or one for each. Null if no code of the standard certainly means the same. */
type EmsevtMeaning = EmsevtCode | null | Readonly<Record<Leg, EmsevtCode | null>>;

const MEANINGS: Readonly<Record<EventCode, EmsevtMeaning>> = {
  ORDER_PLACED: null,
  ORDER_CANCELLED: null,
  // Posting or collection.
  PICKED_UP: 'EMA',
  // Codes at an office of exchange, and at a sorting centre within a country.
  ARRIVED_HUB: { outward: 'EMB', transit: 'EMJ', inward: 'EMD', domestic: 'EDD' },
  DEPARTED_HUB: { outward: 'EMC', transit: 'EMK', inward: 'EMF', domestic: 'EDE' },
  // The standard has no parcel events for flights.
  FLIGHT_DEPARTED: null,
  FLIGHT_ARRIVED: null,
  // Presented to import customs, held by it, and returned from it. Our codes are for import only.
  CUSTOMS_STARTED: { outward: null, transit: null, inward: 'EDB', domestic: null },
  CUSTOMS_HELD: { outward: null, transit: null, inward: 'EME', domestic: null },
  CUSTOMS_RELEASED: { outward: null, transit: null, inward: 'EDC', domestic: null },
  // Codes at the delivery office, of a delivery, and at a point of collection.
  ARRIVED_LOCAL_HUB: 'EMG',
  OUT_FOR_DELIVERY: 'EDG',
  DELIVERY_FAILED: 'EMH',
  READY_FOR_COLLECTION: 'EDH',
  SIGNED: 'EMI',
  RETURNED: null,
  SHELVED: null,
  DESTROYED: null,
  SENT_ON: null,
  DAMAGED: null,
  LOST: null,
  PARTNER_EVENT: null,
};

export interface EmsevtLane {
  senderCountry: Country;
  receiverCountry: Country;
  /** Country of the place; null if unknown. */
  country: Country | null;
}

function legOf({ senderCountry, receiverCountry, country }: EmsevtLane): Leg | null {
  if (senderCountry === receiverCountry) return 'domestic';
  if (country === null) return null;
  if (country === senderCountry) return 'outward';
  return country === receiverCountry ? 'inward' : 'transit';
}

/** Returns the event of the UPU's EMSEVT with the same meaning, or null if none is certain. */
export function emsevtOf(code: EventCode, lane: EmsevtLane): EmsevtCode | null {
  const meaning = MEANINGS[code];
  if (meaning === null || typeof meaning === 'string') return meaning;
  const leg = legOf(lane);
  return leg && meaning[leg];
}
