import 'server-only';
import type { EnquiryRow } from '../enquiries/store';
import type { CsvValue } from './csv';

/** An enquiry as its export shows it: who sent what when, and every field under the name of the contract. */
export function exportedEnquiry({ reference, kind, country_code, language, created_at, data }: EnquiryRow) {
  return {
    reference,
    kind,
    country: country_code,
    language,
    createdAt: created_at,
    fields: JSON.parse(data) as Record<string, unknown>,
  };
}

export type ExportedEnquiry = ReturnType<typeof exportedEnquiry>;

/** The fields of all kinds: those that every kind has, then those of some. */
const FIELDS = [
  ...['name', 'company', 'phone', 'email', 'contactWay', 'state', 'city', 'experienced', 'companyAddress'],
  ...['shipRequire', 'cycle', 'shipments', 'weightKg', 'goods', 'destinationCountry', 'destinations', 'waybillNo'],
  ...['message', 'remark', 'otherInformation'],
];

function cellOf(value: unknown): CsvValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(' ') : (value as string | number);
}

export const ENQUIRY_COLUMNS: Record<string, (enquiry: ExportedEnquiry) => CsvValue> = {
  created: ({ createdAt }) => createdAt,
  reference: ({ reference }) => reference,
  kind: ({ kind }) => kind,
  country: ({ country }) => country,
  language: ({ language }) => language,
  ...Object.fromEntries(FIELDS.map((field) => [field, ({ fields }: ExportedEnquiry) => cellOf(fields[field])])),
};
