import 'server-only';
import type { Language } from '@/lib/market/language';

/** A heading in English and in the reader's language. */
export interface BilingualText {
  en: string;
  /** Null if the reader's language is English. */
  local: string | null;
}

export interface PartyLines {
  name: string;
  company: string;
  phone: string;
  email: string;
  /** As the sender typed it, in whatever script. */
  street: string;
  /** The code of the place, where it has one; area, city and province in Latin letters, then in the reader's language where that differs. */
  places: string[];
  country: BilingualText;
  countryCode: string;
}

export interface LabelPiece {
  waybillNo: string;
  trackAddress: string;
  /** Piece number and count with their label: `2 / 3`. */
  piece: BilingualText;
  weight: string;
  size: string;
  goods: string;
  /** Cash on delivery; null where none is collected. */
  collect: { words: BilingualText; amount: string; note: BilingualText | null } | null;
}

interface PaperHead {
  title: string;
  language: Language;
  brand: string;
  /** Time of creation, ISO 8601. */
  madeAt: string;
}

interface OrderPaperHead extends PaperHead {
  /** Printed across the paper of an order that a test key placed; null for any other. */
  specimen: BilingualText | null;
}

/** The A6 label, a page a piece. All texts are translated already, so the printer needs no order. */
export interface LabelPaper extends OrderPaperHead {
  kind: 'label';
  service: BilingualText;
  from: BilingualText;
  to: BilingualText;
  sender: PartyLines;
  receiver: PartyLines;
  pieces: LabelPiece[];
  /** Facts printed on every piece. */
  facts: { words: BilingualText; value: string }[];
}

/** Labels of several orders in one document. */
export interface LabelsPaper extends PaperHead {
  kind: 'labels';
  labels: LabelPaper[];
}

export interface InvoiceItem {
  parcel: string;
  waybillNo: string;
  nameEn: string;
  nameCn: string;
  weight: string;
  quantity: string;
  unitValue: string;
  value: string;
}

/** The A4 commercial invoice for customs. */
export interface InvoicePaper extends OrderPaperHead {
  kind: 'invoice';
  /** The waybill; the order number where there are several. */
  number: string;
  trackAddress: string;
  heading: BilingualText;
  exporter: BilingualText;
  consignee: BilingualText;
  sender: PartyLines;
  receiver: PartyLines;
  facts: { words: BilingualText; value: BilingualText }[];
  columns: Record<keyof Omit<InvoiceItem, 'waybillNo' | 'nameEn' | 'nameCn'> | 'goods', BilingualText>;
  items: InvoiceItem[];
  totals: { words: BilingualText; value: string; strong: boolean }[];
  declaration: BilingualText;
  valuation: BilingualText;
  signature: { name: BilingualText; place: BilingualText; sign: BilingualText };
}

export type Paper = LabelPaper | LabelsPaper | InvoicePaper;
