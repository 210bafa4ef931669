import type { Country } from '@/lib/market/country';
import type { EventCode } from './event-topics';

/** Events of the UPU's messaging standard M40 (EMSEVT V3) that our codes say. */
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

/** Where a parcel is on its way: before it leaves the sender's country, in between, in the receiver's, or never abroad. */
type Leg = 'outward' | 'transit' | 'inward' | 'domestic';

/** One code wherever it happens, or one a leg; null where the standard has none that says the same for certain. */
type Meaning = EmsevtCode | null | Readonly<Record<Leg, EmsevtCode | null>>;

const MEANINGS: Readonly<Record<EventCode, Meaning>> = {
  ORDER_PLACED: null,
  ORDER_CANCELLED: null,
  // Posting or collection.
  PICKED_UP: 'EMA',
  // At and from an office of exchange; within a country, into and out of a sorting centre.
  ARRIVED_HUB: { outward: 'EMB', transit: 'EMJ', inward: 'EMD', domestic: 'EDD' },
  DEPARTED_HUB: { outward: 'EMC', transit: 'EMK', inward: 'EMF', domestic: 'EDE' },
  // What an aircraft does is no event of a parcel there.
  FLIGHT_DEPARTED: null,
  FLIGHT_ARRIVED: null,
  // Presented to customs of import, held by it, and returned from it: our codes are of import alone.
  CUSTOMS_STARTED: { outward: null, transit: null, inward: 'EDB', domestic: null },
  CUSTOMS_HELD: { outward: null, transit: null, inward: 'EME', domestic: null },
  CUSTOMS_RELEASED: { outward: null, transit: null, inward: 'EDC', domestic: null },
  // At the delivery office, out for delivery, not delivered, at a point of collection, delivered.
  ARRIVED_LOCAL_HUB: 'EMG',
  OUT_FOR_DELIVERY: 'EDG',
  DELIVERY_FAILED: 'EMH',
  READY_FOR_COLLECTION: 'EDH',
  SIGNED: 'EMI',
  RETURNED: null,
  SHELVED: null,
  DESTROYED: null,
  DAMAGED: null,
  LOST: null,
  PARTNER_EVENT: null,
};

export interface EmsevtWay {
  senderCountry: Country;
  receiverCountry: Country;
  /** Of the place; null where it is not known. */
  country: Country | null;
}

function legOf({ senderCountry, receiverCountry, country }: EmsevtWay): Leg | null {
  if (senderCountry === receiverCountry) return 'domestic';
  if (country === null) return null;
  if (country === senderCountry) return 'outward';
  return country === receiverCountry ? 'inward' : 'transit';
}

/** The event of the UPU's EMSEVT that says what ours says; null where none does for certain. */
export function emsevtOf(code: EventCode, way: EmsevtWay): EmsevtCode | null {
  const meaning = MEANINGS[code];
  if (meaning === null || typeof meaning === 'string') return meaning;
  const leg = legOf(way);
  return leg && meaning[leg];
}
