import * as z from 'zod';
import { ISO_COUNTRIES } from '@/lib/market/iso-countries';
import { HS_CODE_DIGITS, MAX_COMPANY_NUMBER_LENGTH, MAX_SHOP_ORDER_NO_LENGTH } from '@/lib/market/limits';
import { normaliseCompanyNumber } from '@/lib/orders/company-number';
import type { OrderFieldName, ParcelFieldName } from '@/lib/orders/fields';
import { plainNumber } from '@/lib/text/plain-text';
import { freeText, optionalText, severalLines } from '../fields';

/** Longest name of goods, in characters. */
export const MAX_GOODS_NAME_LENGTH = 80;

type Schemas<Name extends string> = Record<Name, z.ZodDefault<z.ZodString> | z.ZodOptional<z.ZodString>>;

const companyTaxNo = () =>
  z.string().overwrite(normaliseCompanyNumber).max(MAX_COMPANY_NUMBER_LENGTH, 'tooLong').optional();

/**
 * Schemas of the fields in `lib/orders/fields.ts`. A new field is optional: a default would change the hash of a
 * request that is sent again after the release.
 */
export const PARCEL_REQUEST_FIELDS = {
  goodsNameCn: optionalText(MAX_GOODS_NAME_LENGTH),
  hsCode: z
    .string()
    .overwrite((typed) => plainNumber(typed).replaceAll('.', ''))
    .regex(new RegExp(`^(?:\\d{${HS_CODE_DIGITS.min},${HS_CODE_DIGITS.max}})?$`), 'hsCodeFormat')
    .optional(),
  originCountry: z
    .string()
    .overwrite((typed) => plainNumber(typed))
    .refine((code) => code === '' || ISO_COUNTRIES.includes(code), 'countryCodeFormat')
    .optional(),
} satisfies Schemas<ParcelFieldName>;

export const ORDER_REQUEST_FIELDS = {
  /** The shop's own number. Several orders may have the same one. */
  shopOrderNo: freeText().max(MAX_SHOP_ORDER_NO_LENGTH, 'tooLong').optional(),
  remark: severalLines(300).default(''),
  /** The true seller on the commercial invoice, if it is not the sender. Ignored within a country. */
  consignorName: freeText().max(120, 'tooLong').optional(),
  /** Address of the true seller, on one line. */
  consignorAddress: freeText().max(200, 'tooLong').optional(),
  /**
   * Registration numbers of the companies that export and import, such as a KRA PIN. The party's country determines
   * their format.
   */
  senderTaxNo: companyTaxNo(),
  receiverTaxNo: companyTaxNo(),
} satisfies Schemas<OrderFieldName>;

/**
 * Returns the same fields without the rules of a request, so that an order that was accepted under other rules stays
 * readable.
 */
function storedFields<Fields extends Schemas<string>>(fields: Fields): Fields {
  const entries = Object.entries(fields).map(([name, schema]) => [
    name,
    schema.def.type === 'default' ? z.string().default('') : z.string().optional(),
  ]);
  return Object.fromEntries(entries) as Fields; // the entries have the types of `fields`
}

/** Fields as stored orders and responses have them. Fields of later releases are left out of older orders. */
export const PARCEL_VIEW_FIELDS = storedFields(PARCEL_REQUEST_FIELDS);
export const ORDER_VIEW_FIELDS = storedFields(ORDER_REQUEST_FIELDS);
