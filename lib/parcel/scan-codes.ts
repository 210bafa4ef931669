import type { ParcelState } from './states';

/** Codes that a scanner reports, in the order of a journey. */
export const SCAN_CODES = [
  'PICKED_UP',
  'ARRIVED_HUB',
  'DEPARTED_HUB',
  'FLIGHT_DEPARTED',
  'FLIGHT_ARRIVED',
  'CUSTOMS_STARTED',
  'CUSTOMS_HELD',
  'CUSTOMS_RELEASED',
  'ARRIVED_LOCAL_HUB',
  'OUT_FOR_DELIVERY',
  'DELIVERY_FAILED',
  'READY_FOR_COLLECTION',
  'SIGNED',
  'RETURNED',
  'SHELVED',
  'DESTROYED',
  'DAMAGED',
  'LOST',
] as const;
export type ScanCode = (typeof SCAN_CODES)[number];

/** Code under which an event of a partner without an equivalent is stored (docs/decisions/states.md). */
export const PARTNER_EVENT = 'PARTNER_EVENT';
export type StoredCode = ScanCode | typeof PARTNER_EVENT;

/**
 * The state of the parcel after each scan, null if the scan implies none. The transition table decides if the change is
 * allowed.
 */
export const SCAN_STATE: Readonly<Record<StoredCode, ParcelState | null>> = {
  PICKED_UP: 'IN_TRANSIT',
  ARRIVED_HUB: 'IN_TRANSIT',
  DEPARTED_HUB: 'IN_TRANSIT',
  FLIGHT_DEPARTED: 'IN_TRANSIT',
  FLIGHT_ARRIVED: 'IN_TRANSIT',
  CUSTOMS_STARTED: 'IN_TRANSIT',
  CUSTOMS_HELD: 'IN_TRANSIT',
  CUSTOMS_RELEASED: 'IN_TRANSIT',
  ARRIVED_LOCAL_HUB: 'IN_TRANSIT',
  OUT_FOR_DELIVERY: 'OUT_FOR_DELIVERY',
  DELIVERY_FAILED: 'DELIVERY_FAILED',
  READY_FOR_COLLECTION: 'READY_FOR_COLLECTION',
  SIGNED: 'SIGNED',
  RETURNED: 'RETURNED',
  SHELVED: 'SHELVED',
  DESTROYED: 'DESTROYED',
  DAMAGED: null,
  LOST: 'LOST',
  PARTNER_EVENT: null,
};

/** Scans at which we accept a parcel. Only these have its weight and size. */
export const TAKE_OVER_CODES: readonly StoredCode[] = ['PICKED_UP', 'ARRIVED_HUB'];

/** Reasons for a failed delivery. */
export const FAILURE_REASONS = [
  'NOBODY_THERE',
  'WRONG_ADDRESS',
  'REFUSED',
  'RECEIVER_UNREACHABLE',
  'PAYMENT_NOT_READY',
  'CLOSED',
  'OTHER',
] as const;

/** Reasons for a wait at customs. */
export const CUSTOMS_REASONS = ['DOCUMENTS', 'DUTY', 'INSPECTION'] as const;

export const SCAN_REASONS = [...FAILURE_REASONS, ...CUSTOMS_REASONS] as const;
export type ScanReason = (typeof SCAN_REASONS)[number];

/** Reasons that a scan may have. Other codes have none. */
export const REASONS_OF: Readonly<Partial<Record<ScanCode, readonly ScanReason[]>>> = {
  DELIVERY_FAILED: FAILURE_REASONS,
  CUSTOMS_HELD: CUSTOMS_REASONS,
};

/** Our equivalent of a partner's code. */
export interface CodeMeaning {
  code: ScanCode;
  reason?: ScanReason;
}

/** A partner's codes as spelled in its documentation; null for a code without an equivalent. */
export type Vocabulary = Readonly<Record<string, CodeMeaning | null>>;

export function isScanCode(value: unknown): value is ScanCode {
  return (SCAN_CODES as readonly unknown[]).includes(value);
}

/** Returns true if the reason is known and allowed for the code. */
export function isReasonOf(code: ScanCode, value: unknown): value is ScanReason {
  return ((REASONS_OF[code] ?? []) as readonly unknown[]).includes(value);
}
