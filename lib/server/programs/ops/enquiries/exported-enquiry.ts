import 'server-only';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { majorUnits } from '@/lib/billing/money';
import { FIELDS_COLUMN } from '../../../platform/db/json-column';
import type { ReadEnquiry } from '../../../content/enquiries/enquiry-store';
import type { CsvValue } from '../files/csv';

/** Returns an enquiry for export: sender, time and every field under its name in the contract. */
export function exportedEnquiry(row: ReadEnquiry) {
  const { reference, kind, country_code, language, created_at, data, claim_state, granted_minor, claim_reason } = row;
  return {
    reference,
    kind,
    country: country_code,
    language,
    createdAt: created_at,
    ...(claim_state !== null && {
      claimState: claim_state,
      grantedCny: granted_minor === null ? null : majorUnits({ currency: FEE_CURRENCY, minor: granted_minor }),
      claimReason: claim_reason,
    }),
    fields: FIELDS_COLUMN.read(data),
  };
}

export type ExportedEnquiry = ReturnType<typeof exportedEnquiry>;

/** Fields of all kinds: first the common fields, then the fields of some kinds. */
const FIELD_NAMES = [
  'name',
  'company',
  'phone',
  'email',
  'contactWay',
  'state',
  'city',
  'experienced',
  'companyAddress',
  'shipRequire',
  'cycle',
  'shipments',
  'weightKg',
  'goods',
  'destinationCountry',
  'destinations',
  'waybillNo',
  'orderNo',
  'claimFor',
  'amountCny',
  'message',
  'remark',
  'otherInformation',
];

function cellOf(value: unknown): CsvValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? value.join(' ') : String(value);
}

export const ENQUIRY_COLUMNS: Record<string, (enquiry: ExportedEnquiry) => CsvValue> = {
  created: ({ createdAt }) => createdAt,
  reference: ({ reference }) => reference,
  kind: ({ kind }) => kind,
  country: ({ country }) => country,
  language: ({ language }) => language,
  ...Object.fromEntries(FIELD_NAMES.map((field) => [field, ({ fields }: ExportedEnquiry) => cellOf(fields[field])])),
  claimState: ({ claimState }) => claimState ?? null,
  grantedCny: ({ grantedCny }) => grantedCny ?? null,
  claimReason: ({ claimReason }) => claimReason ?? null,
};
