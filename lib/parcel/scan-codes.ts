import type { ParcelState } from './states';

/** What a scanner reports, in the order of a journey. */
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

/** Under which a partner's event is kept that has no code of ours (docs/decisions.md#order-and-parcel-states). */
export const PARTNER_EVENT = 'PARTNER_EVENT';
export type StoredCode = ScanCode | typeof PARTNER_EVENT;

/** The state in which each scan says the parcel is, null for one that says none; the transition table decides whether it may get there. */
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

/** Scans at which we take a parcel over: only these carry its weight and size. */
export const TAKE_OVER_CODES: readonly StoredCode[] = ['PICKED_UP', 'ARRIVED_HUB'];

/** Why a delivery failed. */
export const FAILURE_REASONS = [
  'NOBODY_THERE',
  'WRONG_ADDRESS',
  'REFUSED',
  'RECEIVER_UNREACHABLE',
  'PAYMENT_NOT_READY',
  'CLOSED',
  'OTHER',
] as const;

/** What customs waits for. */
export const CUSTOMS_REASONS = ['DOCUMENTS', 'DUTY', 'INSPECTION'] as const;

export const SCAN_REASONS = [...FAILURE_REASONS, ...CUSTOMS_REASONS] as const;
export type ScanReason = (typeof SCAN_REASONS)[number];

/** The reasons that a scan may carry; every other code has none. */
export const REASONS_OF: Readonly<Partial<Record<ScanCode, readonly ScanReason[]>>> = {
  DELIVERY_FAILED: FAILURE_REASONS,
  CUSTOMS_HELD: CUSTOMS_REASONS,
};

/** What a partner's code says in ours. */
export interface CodeMeaning {
  code: ScanCode;
  reason?: ScanReason;
}

/** A partner's codes as its documentation spells them; null for one that no code of ours says. */
export type Vocabulary = Readonly<Record<string, CodeMeaning | null>>;

export function isScanCode(value: unknown): value is ScanCode {
  return (SCAN_CODES as readonly unknown[]).includes(value);
}

/** True where the reason is known and the code may carry it. */
export function isReasonOf(code: ScanCode, value: unknown): value is ScanReason {
  return ((REASONS_OF[code] ?? []) as readonly unknown[]).includes(value);
}
