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
  /** Text as the sender typed it, in any script. */
  street: string;
  /**
   * The place's code, if it has one. Then area, city and province in Latin letters, then the same names in the reader's
   * language if they differ.
   */
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
  /** Cash on delivery, or null. */
  collect: { words: BilingualText; amount: string; note: BilingualText | null } | null;
}

interface DocumentHead {
  title: string;
  language: Language;
  brand: string;
  /** Time of creation, ISO 8601. */
  madeAt: string;
}

interface OrderDocumentHead extends DocumentHead {
  /** Text across a document of a test order. Null for other orders. */
  specimen: BilingualText | null;
}

/** The A6 label, with one page for each piece. All texts are translated, so that the printer needs no order. */
export interface LabelContent extends OrderDocumentHead {
  kind: 'label';
  /** Codes of the hubs between which the parcel travels, and the last one's city. Null within one hub's area. */
  route: { from: string; to: string; place: string } | null;
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
export interface LabelsContent extends DocumentHead {
  kind: 'labels';
  labels: LabelContent[];
}

export interface InvoiceItem {
  parcel: string;
  waybillNo: string;
  nameEn: string;
  nameCn: string;
  /** Facts for customs below the names, such as the HS code. */
  customs: { words: BilingualText; value: string }[];
  weight: string;
  quantity: string;
  unitValue: string;
  value: string;
}

/** The A4 commercial invoice for customs. */
export interface InvoiceContent extends OrderDocumentHead {
  kind: 'invoice';
  /** The waybill, or the order number if there are several waybills. */
  number: string;
  trackAddress: string;
  heading: BilingualText;
  exporter: BilingualText;
  consignee: BilingualText;
  sender: PartyLines;
  receiver: PartyLines;
  facts: { words: BilingualText; value: BilingualText }[];
  columns: Record<keyof Omit<InvoiceItem, 'waybillNo' | 'nameEn' | 'nameCn' | 'customs'> | 'goods', BilingualText>;
  items: InvoiceItem[];
  totals: { words: BilingualText; value: string; strong: boolean }[];
  declaration: BilingualText;
  valuation: BilingualText;
  /** Null within a country. */
  importCharges: BilingualText | null;
  signature: { name: BilingualText; place: BilingualText; sign: BilingualText };
}

/** The A4 statement of a ledger, in the reader's language. */
export interface StatementContent extends DocumentHead {
  kind: 'statement';
  facts: { label: string; value: string }[];
  /** Names of the columns. The last two have amounts. */
  columns: string[];
  rows: string[][];
  note: string;
}

export type PrintContent = LabelContent | LabelsContent | InvoiceContent | StatementContent;
