import 'server-only';
import type { z } from 'zod';
import { describedField, ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { SAMPLE_TEXTS } from './sample-texts';

type Schema = z.core.JSONSchema.JSONSchema;

/** Amounts of an order that are null if its parcels have their own. */
const PARCEL_AMOUNTS = ['goodsValue', 'cashOnDelivery', 'insuredValue'];

/** Plausible values for fields whose name is more specific than their schema. */
const SAMPLE_BY_NAME: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(
    [...ORDER_FIELD_NAMES, ...PARCEL_FIELD_NAMES].map((name) => [name, describedField(name).example]),
  ),
  ...SAMPLE_TEXTS,
  address: '12 Oxford Street, Osu',
  countryCode: 'GH',
  destinationCountry: 'GH',
  country: 'GH',
  currency: 'GHS',
  valueCurrency: 'USD',
  email: 'ama@example.com',
  name: 'Ama Mensah',
  phone: '+233240000000',
  receiverPhone: '+233240000000',
  provinceCode: 'GH-AA',
  cityCode: 'GH-AA-ACCRA',
  fromCityCode: 'CN-GD-4401',
  toCityCode: 'GH-AA-ACCRA',
  account: 'ama@example.com',
  verifyCode: '482913',
  captchaKey: 'a3f29c81d7e04b65a3f29c81',
  imageCode: '7F3K',
  key: 'a3f29c81d7e04b65a3f29c81',
  id: 'k3Jd82nQpX0aBcDeFgHiJkLmNoPqRsTuVwXyZ012345',
  token: 'k3Jd82nQpX0aBcDeFgHi',
  visitorKey: 'k3Jd82nQpX0aBcDeFgHi',
  password: '9f86d081884c7d659a2feaa0c55ad015',
  phoneTail: '0000',
  siteCode: 'GH-ACC-01',
  piece: '1',
  typeList: 'PICKUP_TIME',
  url: 'https://example.com/webhooks',
  weightKg: 2,
  lengthCm: 30,
  widthCm: 20,
  heightCm: 15,
};

const SAMPLE_BY_FORMAT: Readonly<Record<string, string>> = {
  'date-time': '2026-11-25T08:30:00Z',
  date: '2026-11-25',
  email: 'ama@example.com',
  uri: 'https://example.com/',
  uuid: '6f1c2b3a-8d4e-4f5a-9b6c-7d8e9f0a1b2c',
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

function sampleText({ format = '', minLength = 1 }: Schema): string {
  return SAMPLE_BY_FORMAT[format] ?? 'text'.padEnd(minLength, 'x');
}

function sampleObject({ properties = {} }: Schema): Record<string, unknown> {
  const entries = Object.entries(properties).filter((entry): entry is [string, Schema] => isSchema(entry[1]));
  return Object.fromEntries(entries.map(([name, schema]) => [name, sampleOf(schema, name)]));
}

/** Returns a value of a JSON schema with every field filled. It is a guess if a pattern or another rule applies. */
export function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const;
  const sampleByName = SAMPLE_BY_NAME[name];
  if (schema.enum) return schema.enum.includes(sampleByName as string) ? sampleByName : schema.enum[0];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].filter(isSchema);
  if (PARCEL_AMOUNTS.includes(name) && choices.some(({ type }) => type === 'null')) return null;
  // An empty text represents an omitted value.
  const choice = choices.find((each) => each.const !== '');
  if (choice) return sampleOf(choice, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.filter(isSchema).map((part) => sampleOf(part, name)));
  switch (schema.type) {
    case 'object':
      return sampleObject(schema);
    case 'array':
      return isSchema(schema.items) && !Array.isArray(schema.items) ? [sampleOf(schema.items, name)] : [];
    case 'string':
      return typeof sampleByName === 'string' ? sampleByName : sampleText(schema);
    case 'integer':
    case 'number':
      return typeof sampleByName === 'number' ? sampleByName : (schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'null':
    case undefined:
    default:
      return null;
  }
}
