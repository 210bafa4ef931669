import 'server-only';
import type { Language } from '@/lib/market/language';

/** One heading in English and, where the reader's language is another one, in that too. */
export interface Words {
  en: string;
  /** Null for readers of English. */
  local: string | null;
}

export interface PartyLines {
  name: string;
  company: string;
  phone: string;
  email: string;
  /** As the sender typed it, in whatever script. */
  street: string;
  /** Area, city and province: in Latin letters first, then in the reader's language where that differs. */
  places: string[];
  country: Words;
  countryCode: string;
}

export interface LabelPiece {
  /** `2 / 3` with its words. */
  piece: Words;
  weight: string;
  size: string;
  goods: string;
}

interface PaperHead {
  title: string;
  language: Language;
  brand: string;
  /** When it was made, ISO 8601. */
  madeAt: string;
  waybillNo: string;
  trackAddress: string;
}

/** The A6 label: a page for each piece. Every text is said already; what prints it knows no order. */
export interface LabelPaper extends PaperHead {
  kind: 'label';
  service: Words;
  from: Words;
  to: Words;
  sender: PartyLines;
  receiver: PartyLines;
  pieces: LabelPiece[];
  /** Facts that stand on every piece. */
  facts: { words: Words; value: string }[];
  /** Null where nothing is collected. */
  collect: { words: Words; amount: string; note: Words | null } | null;
}

export interface InvoiceItem {
  parcel: string;
  nameEn: string;
  nameCn: string;
  weight: string;
  quantity: string;
  unitValue: string;
  value: string;
}

/** The A4 invoice that customs read. */
export interface InvoicePaper extends PaperHead {
  kind: 'invoice';
  heading: Words;
  exporter: Words;
  consignee: Words;
  sender: PartyLines;
  receiver: PartyLines;
  facts: { words: Words; value: Words }[];
  columns: Record<keyof Omit<InvoiceItem, 'nameEn' | 'nameCn'> | 'goods', Words>;
  items: InvoiceItem[];
  totals: { words: Words; value: string; strong: boolean }[];
  declaration: Words;
  valuation: Words;
  signature: { name: Words; place: Words; sign: Words };
}

export type Paper = LabelPaper | InvoicePaper;
