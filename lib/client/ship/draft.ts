import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Handover, Importer, ReceiverChannel } from '@/lib/orders/choices';

export type ShipmentKind = 'international' | 'domestic';

/** What the wizard's first page asks (§2: who I am, delivery needs). Empty until chosen. */
export interface Needs {
  customerHistory: '' | 'new' | 'regular';
  customerType: '' | 'individual' | 'business';
  kind: '' | ShipmentKind;
  frequency: '' | 'single' | 'regular';
  /** §3: of regular transport only. */
  shippingVolume: '' | 'DAILY' | 'WEEKLY' | 'MONTHLY';
}

/** A sender or receiver as its form shows it. A receiver has no company. */
export interface PartyFields {
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

/** Numbers and amounts stay as they were typed; `toOrderRequest` reads them. */
export interface ParcelFields {
  weightKg: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  goodsNameEn: string;
  goodsNameCn: string;
  quantity: string;
  unitPrice: string;
  insuredValue: string;
  cashOnDelivery: string;
}

export interface DraftValues {
  sender: PartyFields;
  receiver: PartyFields;
  /** Empty until chosen; a domestic draft has the one local service. */
  service: string;
  /** INTL_GOODS_TYPE or LOCAL_GOODS_TYPE, by the kind. */
  goodsClass: string;
  /** Of phones and tablets that the sender brings. */
  handover: Handover;
  /** Who imports abroad. */
  importer: Importer;
  parcels: ParcelFields[];
  sendingMode: '' | 'MERCHANT' | 'PICKUP';
  pickupDate: string;
  pickupWindow: string;
  domesticTransferNo: string;
  deliveryPlace: 'door' | 'site';
  remark: string;
  /** Who is told of the journey; an empty language is the receiver's market's. */
  notify: { sender: boolean; receiver: ReceiverChannel; language: '' | Language };
  /** §3: whom the address book keeps once the order is placed. */
  keepInBook: { sender: boolean; receiver: boolean };
  agreed: boolean;
}

/** The last attempt to place this draft's order. */
export interface SentOrder {
  /** The Idempotency-Key it carried. */
  key: string;
}

/** An order that its sender sent while there was no network. */
export interface WaitingOrder {
  /** Fingerprint of what was typed. */
  content: string;
  /** Fingerprint of the price that was shown; empty where none was. */
  totals: string;
}

/** The order that a draft changes. */
export interface EditedOrder {
  id: string;
  /** As it was read: the service refuses changes to anything newer. */
  version: number;
  /** The order's own answers; those of the first page are about the next parcel. */
  needs: Needs;
}

export interface Draft {
  /** Tells drafts of one kind apart; empty for one that an earlier version kept, and for changes to an order. */
  id: string;
  /** When it was last typed into, an ISO instant; empty before. */
  touchedAt: string;
  kind: ShipmentKind;
  /** Of a domestic draft: the country it stays in; of an international one: where it starts. */
  origin: Country;
  values: DraftValues;
  /** How many steps have been completed, so that reached steps can be gone back to. */
  reached: number;
  /** The currency the typed amounts were meant in; empty before there are any. */
  amountCurrency: string;
  /** Token of the quote it was begun with, whose price is kept for a day; empty without one. */
  quoteToken: string;
  sent: SentOrder | null;
  /** Null while it is not to be sent by itself. */
  waits: WaitingOrder | null;
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

export function emptyParty(countryCode: PartyFields['countryCode']): PartyFields {
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
    goodsNameCn: '',
    quantity: '1',
    unitPrice: '',
    insuredValue: '',
    cashOnDelivery: '',
  };
}

/** International parcels leave from China for this market (from China itself: nowhere yet); domestic ones stay here. */
export function emptyDraft(kind: ShipmentKind, market: Country): Draft {
  const abroad = kind === 'international';
  const origin = abroad ? 'CN' : market;
  return {
    id: '',
    touchedAt: '',
    kind,
    origin,
    values: {
      sender: emptyParty(origin),
      receiver: emptyParty(abroad && market === 'CN' ? '' : market),
      service: abroad ? '' : 'local-standard',
      goodsClass: abroad ? 'GENERAL' : 'PARCEL',
      handover: 'guangzhou',
      importer: 'individual',
      parcels: [emptyParcel()],
      sendingMode: '',
      pickupDate: '',
      pickupWindow: '',
      domesticTransferNo: '',
      deliveryPlace: 'door',
      remark: '',
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
