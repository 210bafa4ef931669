import type { CalendarDate } from '@/lib/time/calendar-date';
import type { Country } from '@/lib/market/country';
import { needsDigitalAddress } from '@/lib/market/digital-address-kinds';
import type { ParcelState } from '@/lib/parcel/states';
import type { OrderKind } from './choices';

/** Details that customs or the courier needs and that often only the receiver knows. */
export const NEEDED_DETAILS = ['nationalAddress', 'turkishId', 'turkishTaxNo', 'egyptTaxNo'] as const;
export type NeededDetail = (typeof NEEDED_DETAILS)[number];

/** Details that every receiver may add. */
export const EXTRA_DETAILS = ['pin', 'secondPhone'] as const;
export type ReceiverDetail = NeededDetail | (typeof EXTRA_DETAILS)[number];
export const RECEIVER_DETAILS = [...NEEDED_DETAILS, ...EXTRA_DETAILS] as const;

/** Official names for documents, the same in every language. */
export const DETAIL_NAMES: Readonly<Record<ReceiverDetail, string>> = {
  nationalAddress: 'National Address',
  turkishId: 'T.C. kimlik no.',
  turkishTaxNo: 'Vergi no.',
  egyptTaxNo: 'Tax registration no.',
  pin: 'Map position',
  secondPhone: 'Second phone',
};

/** Number of digits of each number. */
export const DETAIL_DIGITS = { turkishId: 11, turkishTaxNo: 10, egyptTaxNo: 9 } as const;

/** States of an order that may wait for details. Later, every parcel has passed customs and reached the courier. */
export const DETAIL_STATES: readonly ParcelState[] = ['WAITING', 'IN_TRANSIT'];

interface DetailNeed {
  country: Country;
  detail: NeededDetail;
  /** Orders of this kind. Null for both kinds. */
  kind: OrderKind | null;
  /** Orders with this importer. Null for both. */
  importer: 'individual' | 'business' | null;
  since: CalendarDate;
  source: string;
}

/** The details that a destination requires, as dated facts. */
export const DETAIL_NEEDS: readonly DetailNeed[] = [
  {
    country: 'SA',
    detail: 'nationalAddress',
    kind: null,
    importer: null,
    since: '2026-01-01',
    source: 'tga.gov.sa, news 139 of 17 April 2025: carriers refuse parcels without the short National Address',
  },
  {
    country: 'TR',
    detail: 'turkishId',
    kind: 'international',
    importer: 'individual',
    since: '2023-01-01',
    source: 'szslgyl.com, Aramex Türkiye, 30 March 2023: a person’s identity number, also a foreigner’s (99…)',
  },
  {
    country: 'TR',
    detail: 'turkishTaxNo',
    kind: 'international',
    importer: 'business',
    since: '2023-01-01',
    source: 'szslgyl.com, Aramex Türkiye, 30 March 2023: a company’s tax number',
  },
  {
    country: 'EG',
    detail: 'egyptTaxNo',
    kind: 'international',
    importer: 'business',
    since: '2026-01-01',
    source: 'aviationcargo.dhl.com, news 51: Advance Cargo Information names the importer’s tax number',
  },
];

/** The parts of an order that decide which details are needed. */
interface OrderNeedingDetails {
  kind: OrderKind;
  importer?: string | undefined;
  customerType: string;
  receiver: { countryCode: '' | Country; digitalAddress?: string | undefined };
}

/** Returns the details that the order's destination requires. Without an importer, the sender's kind decides. */
export function neededDetails({ kind, importer, customerType, receiver }: OrderNeedingDetails): NeededDetail[] {
  const imports = importer || customerType;
  return DETAIL_NEEDS.filter(
    (need) =>
      need.country === receiver.countryCode &&
      (need.kind === null || need.kind === kind) &&
      (need.importer === null || need.importer === imports),
  ).map(({ detail }) => detail);
}

/** Returns true if the receiver must give the National Address, because the sender left it blank. */
export function leavesAddressToReceiver({
  countryCode,
  digitalAddress = '',
}: OrderNeedingDetails['receiver']): boolean {
  return needsDigitalAddress(countryCode) && digitalAddress.trim() === '';
}

/** Returns the needed details that neither the order nor `givenDetails` has. */
export function missingDetails(order: OrderNeedingDetails, givenDetails: readonly ReceiverDetail[]): NeededDetail[] {
  return neededDetails(order).filter((detail) =>
    detail === 'nationalAddress' ? !order.receiver.digitalAddress?.trim() : !givenDetails.includes(detail),
  );
}

/**
 * Returns true for details that identify a person or company. They are deleted when they are no longer needed, and
 * shown without most digits.
 */
export const isIdentity = (detail: ReceiverDetail): boolean =>
  detail === 'turkishId' || detail === 'turkishTaxNo' || detail === 'egyptTaxNo';

export type IdentityNumber = Exclude<NeededDetail, 'nationalAddress'>;

/** Returns the identity or tax number that the order's destination requires, or null. */
export const neededIdentity = (order: OrderNeedingDetails): IdentityNumber | null =>
  (neededDetails(order).find(isIdentity) as IdentityNumber | undefined) ?? null;

/** Returns an identity number with its last three digits only. */
export const maskedNumber = (value: string): string => `•••${value.slice(-3)}`;

/** Returns the text of a detail for everybody but customs. */
export const shownDetail = (detail: ReceiverDetail, value: string): string =>
  isIdentity(detail) ? maskedNumber(value) : value;
