import type { ShipmentKind } from '@/lib/billing/transit';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Handover } from '@/lib/billing/handovers';
import type { Importer, ReceiverChannel } from '@/lib/orders/choices';
import {
  ORDER_FIELD_NAMES,
  PARCEL_FIELD_NAMES,
  typedFields,
  type OrderFieldName,
  type ParcelFieldName,
} from '@/lib/orders/fields';
import { USUAL_VALUE_CURRENCY } from '@/lib/orders/value-currency';
import { emptyBattery, type BatteryFields } from './battery-fields';

/** Answers of the wizard's first page (§2: who I am, delivery needs). Empty until chosen. */
export interface Needs {
  customerHistory: '' | 'new' | 'regular';
  customerType: '' | 'individual' | 'business';
  kind: '' | ShipmentKind;
  frequency: '' | 'single' | 'regular';
  /** For regular transport only (§3). */
  shippingVolume: '' | 'DAILY' | 'WEEKLY' | 'MONTHLY';
}

/** A sender or receiver as form fields. The company of a receiver is not sent. */
export interface DraftParty {
  name: string;
  company: string;
  phone: string;
  email: string;
  /** Empty until a destination is chosen. */
  countryCode: '' | Country;
  provinceCode: string;
  cityCode: string;
  areaCode: string;
  street: string;
  digitalAddress: string;
}

/** Parcel fields as typed. `toOrderRequest` parses numbers and amounts. */
export interface ParcelFields extends Record<ParcelFieldName, string> {
  weightKg: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  goodsNameEn: string;
  quantity: string;
  unitPrice: string;
  insuredValue: string;
  cashOnDelivery: string;
}

export interface DraftValues extends Record<OrderFieldName, string> {
  sender: DraftParty;
  receiver: DraftParty;
  /** Receiver's identity or tax number for customs. Empty if the sender leaves it to the receiver. */
  identityNo: string;
  /** Empty until chosen. A domestic draft always has the one local service. */
  service: string;
  /** Code of the dictionary INTL_GOODS_TYPE or LOCAL_GOODS_TYPE, by the kind of the draft. */
  goodsClass: string;
  battery: BatteryFields;
  /** Currency of the unit prices. Empty for the destination's own. */
  valueCurrency: string;
  /** Place where the sender hands over phones and tablets. */
  handover: Handover;
  /** Party that imports the goods abroad. */
  importer: Importer;
  parcels: ParcelFields[];
  sendingMode: '' | 'MERCHANT' | 'PICKUP';
  pickupDate: string;
  pickupWindow: string;
  domesticTransferNo: string;
  deliveryPlace: 'door' | 'site';
  /** Parties to notify. An empty language means the language of the receiver's market. */
  notify: { sender: boolean; receiver: ReceiverChannel; language: '' | Language };
  /** Parties to save in the address book after the order is placed (§3). */
  keepInBook: { sender: boolean; receiver: boolean };
  agreed: boolean;
}

/** The last attempt to place this draft's order. */
export interface PlacingAttempt {
  /** Idempotency-Key of the attempt. */
  key: string;
}

/** An order that its sender sent without a network. */
export interface UnconfirmedOrder {
  /** Fingerprint of the typed values. */
  content: string;
  /** Fingerprint of the price shown; empty without one. */
  totals: string;
}

/** The order that a draft changes. */
export interface EditedOrder {
  id: string;
  /** Version as read: the server rejects changes to a newer one. */
  version: number;
  /** Answers of the order. The answers on the first page are for the next parcel. */
  needs: Needs;
}

export interface Draft {
  /** Distinguishes drafts of one kind. Empty for drafts of an earlier version and for changes to an order. */
  id: string;
  /** Time at which the draft was last stored, an ISO instant; empty before. */
  touchedAt: string;
  kind: ShipmentKind;
  /** Domestic draft: its country. International draft: the country of departure. */
  origin: Country;
  values: DraftValues;
  /** Number of completed steps: index of the furthest step that the user may open. */
  reached: number;
  /** Currency of the typed amounts; empty while there are none. */
  amountCurrency: string;
  /** Token of the quote that started the draft. Its price is valid for a day. Empty without one. */
  quoteToken: string;
  sent: PlacingAttempt | null;
  /** Null unless the order is to be sent automatically. */
  waits: UnconfirmedOrder | null;
  /** Null for an order that is not placed yet. */
  edits: EditedOrder | null;
}

export const NO_NEEDS: Needs = {
  customerHistory: '',
  customerType: '',
  kind: '',
  frequency: '',
  shippingVolume: '',
};

export function emptyParty(countryCode: DraftParty['countryCode']): DraftParty {
  return {
    name: '',
    company: '',
    phone: '',
    email: '',
    countryCode,
    provinceCode: '',
    cityCode: '',
    areaCode: '',
    street: '',
    digitalAddress: '',
  };
}

export function emptyParcel(): ParcelFields {
  return {
    weightKg: '',
    lengthCm: '',
    widthCm: '',
    heightCm: '',
    goodsNameEn: '',
    ...typedFields(PARCEL_FIELD_NAMES),
    quantity: '1',
    unitPrice: '',
    insuredValue: '',
    cashOnDelivery: '',
  };
}

/**
 * Returns an empty draft. International parcels go from China to this market (from China itself: no destination yet).
 * Domestic ones stay in the market.
 */
export function emptyDraft(kind: ShipmentKind, market: Country): Draft {
  const isInternational = kind === 'international';
  const origin = isInternational ? 'CN' : market;
  return {
    id: '',
    touchedAt: '',
    kind,
    origin,
    values: {
      sender: emptyParty(origin),
      receiver: emptyParty(isInternational && market === 'CN' ? '' : market),
      identityNo: '',
      service: isInternational ? '' : 'local-standard',
      goodsClass: isInternational ? 'GENERAL' : 'PARCEL',
      battery: emptyBattery(),
      valueCurrency: isInternational ? USUAL_VALUE_CURRENCY : '',
      handover: 'guangzhou',
      importer: 'individual',
      parcels: [emptyParcel()],
      sendingMode: '',
      pickupDate: '',
      pickupWindow: '',
      domesticTransferNo: '',
      deliveryPlace: 'door',
      ...typedFields(ORDER_FIELD_NAMES),
      notify: { sender: true, receiver: 'sms', language: '' },
      keepInBook: { sender: false, receiver: false },
      agreed: false,
    },
    reached: 0,
    amountCurrency: '',
    quoteToken: '',
    sent: null,
    waits: null,
    edits: null,
  };
}
