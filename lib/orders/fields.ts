import type { OrderKind } from './choices';
import { COMPANY_EXAMPLES } from './company-examples';

/**
 * An optional text of an order or a parcel. Its schema is in `lib/contract/orders/order-fields.ts` and its texts are
 * `orderFields` of `ship.json`. Forms, drafts, sheets, exports, the order's page and its documents are derived from
 * this description.
 */
interface OrderField {
  /**
   * Control of the field: several lines, digits, letters and digits in one direction, or the ISO code of a country.
   * Default: a text on one line.
   */
  control?: 'lines' | 'digits' | 'code' | 'country';
  /** True if the field has a hint. The hint may contain `{example}`, and the country of a company number. */
  hint?: true;
  /** Party whose company number this is. Its country decides the format (`company-number.ts`). */
  companyOf?: 'sender' | 'receiver';
  /** Language of the text, if it is always the same. It is shown without its label. */
  language?: 'zh-CN';
  /** True if a copy of the order starts without the value. */
  once?: true;
  /** True if the invoice prints the field for each parcel. */
  invoice?: true;
  /** True if only international orders have the field. */
  abroad?: true;
  /** True if forms fold it as a detail of the invoice. Domestic orders have no invoice, so they fold nothing. */
  folded?: true;
  /** Value in a new form, and of an international order that leaves the field out. */
  initial?: string;
  /** Valid value, for the sheet's guide and the API's samples. */
  example?: string;
}

/** Fields of a parcel. Forms have them below "For customs", for international parcels only. */
const PARCEL_FIELDS = {
  goodsNameCn: { language: 'zh-CN' },
  hsCode: { control: 'digits', hint: true, invoice: true, example: '610910' },
  originCountry: { control: 'country', invoice: true, initial: 'CN', example: 'CN' },
} as const satisfies Record<string, OrderField>;

/** Fields of an order. Forms have them below the place of delivery. */
const ORDER_FIELDS = {
  shopOrderNo: { folded: true, hint: true, once: true, example: 'SHOP-1001' },
  remark: { control: 'lines' },
  consignorName: { abroad: true, folded: true, hint: true },
  consignorAddress: { abroad: true, folded: true },
  senderTaxNo: {
    abroad: true,
    folded: true,
    hint: true,
    control: 'code',
    companyOf: 'sender',
    example: COMPANY_EXAMPLES.CN,
  },
  receiverTaxNo: {
    abroad: true,
    folded: true,
    hint: true,
    control: 'code',
    companyOf: 'receiver',
    example: COMPANY_EXAMPLES.GH,
  },
} as const satisfies Record<string, OrderField>;

export type ParcelFieldName = keyof typeof PARCEL_FIELDS;
export type OrderFieldName = keyof typeof ORDER_FIELDS;
export type AnyFieldName = ParcelFieldName | OrderFieldName;
type DescribedFields<Name extends string> = Readonly<Record<Name, OrderField>>;
type Texts<Name extends string> = { readonly [Each in Name]?: string | undefined };

export const PARCEL_FIELD_NAMES = Object.keys(PARCEL_FIELDS) as ParcelFieldName[];
export const ORDER_FIELD_NAMES = Object.keys(ORDER_FIELDS) as OrderFieldName[];
const FIELDS: DescribedFields<AnyFieldName> = { ...PARCEL_FIELDS, ...ORDER_FIELDS };

export const describedField = (name: AnyFieldName): OrderField => FIELDS[name];
/** Returns the fields of an order that a form of this kind has. */
export const orderFieldsOf = (kind: OrderKind): OrderFieldName[] =>
  ORDER_FIELD_NAMES.filter((name) => kind === 'international' || !describedField(name).abroad);

/** Returns true for a field that a form of this kind folds as a detail of the invoice. */
export const isFolded = (kind: OrderKind, name: OrderFieldName): boolean =>
  kind === 'international' && describedField(name).folded === true;

export const isDescribed = (name: string): name is AnyFieldName => Object.hasOwn(FIELDS, name);

/** Returns the values of a form. An empty value is replaced by the value of a new form. */
export function typedFields<Name extends AnyFieldName>(names: readonly Name[], texts: Texts<Name> = {}) {
  const entries = names.map((name) => [name, texts[name] || (FIELDS[name].initial ?? '')]);
  return Object.fromEntries(entries) as Record<Name, string>;
}

/** Returns the fields that are not blank. */
export function givenFields<Name extends AnyFieldName>(names: readonly Name[], texts: Texts<Name>) {
  const entries = names.map((name) => [name, texts[name]] as const).filter(([, text]) => text?.trim());
  return Object.fromEntries(entries) as { [Each in Name]?: string };
}
