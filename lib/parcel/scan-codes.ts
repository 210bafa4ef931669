import type { ParcelState } from './states';

/** What a scanner reports, in the order of a journey. */
export const SCAN_CODES = [
  'PICKED_UP',
  'ARRIVED_HUB',
  'DEPARTED_HUB',
  'FLIGHT_DEPARTED',
  'FLIGHT_ARRIVED',
  'CUSTOMS_STARTED',
  'CUSTOMS_RELEASED',
  'ARRIVED_LOCAL_HUB',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'SIGNED',
  'RETURNED',
  'SHELVED',
  'DESTROYED',
  'LOST',
] as const;
export type ScanCode = (typeof SCAN_CODES)[number];

/** The state in which each scan says the parcel is; the transition table decides whether it may get there. */
export const SCAN_STATE: Readonly<Record<ScanCode, ParcelState>> = {
  PICKED_UP: 'IN_TRANSIT',
  ARRIVED_HUB: 'IN_TRANSIT',
  DEPARTED_HUB: 'IN_TRANSIT',
  FLIGHT_DEPARTED: 'IN_TRANSIT',
  FLIGHT_ARRIVED: 'IN_TRANSIT',
  CUSTOMS_STARTED: 'IN_TRANSIT',
  CUSTOMS_RELEASED: 'IN_TRANSIT',
  ARRIVED_LOCAL_HUB: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  READY_FOR_COLLECTION: 'READY_FOR_COLLECTION',
  SIGNED: 'SIGNED',
  RETURNED: 'RETURNED',
  SHELVED: 'SHELVED',
  DESTROYED: 'DESTROYED',
  LOST: 'LOST',
};

/** Scans at which we take a parcel over: only these carry its weight and size. */
export const TAKE_OVER_CODES: readonly ScanCode[] = ['PICKED_UP', 'ARRIVED_HUB'];

export function isScanCode(value: unknown): value is ScanCode {
  return (SCAN_CODES as readonly unknown[]).includes(value);
}
