import { z } from 'zod';
import type { CallName } from '@/lib/contract/calls';
import { ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { REGISTRY } from '@/lib/contract/registry';

type Schema = Record<string, unknown>;

/**
 * Returns every place in a request that accepts free text, like `order.sender.name` or `waybillNos[]`, from its schema.
 */
export function textPlaces(name: CallName): string[] {
  const root = z.toJSONSchema(REGISTRY[name].request as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Schema;
  const places = new Set<string>();
  const walk = (schema: Schema, place: string): void => {
    if (typeof schema.$ref === 'string') {
      const path = schema.$ref.split('/').slice(1);
      return walk(
        path.reduce<Schema>((at, key) => at[key] as Schema, root),
        place,
      );
    }
    for (const key of ['anyOf', 'oneOf', 'allOf'])
      for (const each of (schema[key] ?? []) as Schema[]) walk(each, place);
    for (const [key, each] of Object.entries((schema.properties ?? {}) as Record<string, Schema>))
      walk(each, place ? `${place}.${key}` : key);
    if (schema.items) walk(schema.items as Schema, `${place}[]`);
    if (typeof schema.additionalProperties === 'object') walk(schema.additionalProperties as Schema, `${place}.*`);
    const isChosen = 'enum' in schema || 'const' in schema;
    if (!isChosen && (schema.type === 'string' || Object.keys(schema).length === 0)) places.add(place);
  };
  walk(root, '');
  return [...places];
}

/** Fields that identify no record: texts, passwords, codes, and codes of places. */
const HARMLESS_FIELDS = new Set([
  'name',
  'company',
  'phone',
  'email',
  'street',
  'digitalAddress',
  'text',
  'message',
  'goods',
  'state',
  'city',
  'firstName',
  'familyName',
  'companyName',
  'companyAddress',
  'appellation',
  'otherInformation',
  'provinceCode',
  'cityCode',
  'areaCode',
  'fromCityCode',
  'toCityCode',
  'currency',
  'valueCurrency',
  'typeList',
  'date',
  'openAt',
  'pickupOn',
  'expectedBy',
  'sender',
  'from',
  'to',
  'password',
  'oldPassword',
  'verifyCode',
  'captcha',
  'phoneTail',
  'answers',
  'others',
  'piece',
  // The signed quote token, the nonce of a code and the key of a browser are bearer tokens.
  'quoteToken',
  'nonce',
  'deviceKey',
  // A page's own host, and what a browser signed.
  'host',
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'signature',
  'transports',
  // Cells of a sheet and their column. They name no record.
  'column',
  'value',
  'fill',
  // A file's bytes, and keys that are signed for the account of a sheet.
  'content',
  'orderKey',
  // Texts of orders. A shop's own number finds only the account's orders.
  ...ORDER_FIELD_NAMES,
  ...PARCEL_FIELD_NAMES,
  // External address.
  'url',
  'goodsNameEn',
  'domesticTransferNo',
  // Details that a receiver gives.
  'identityNo',
  'nationalAddress',
  'pin',
  'secondPhone',
]);

const lastKey = (place: string) => place.replaceAll('[]', '').replace(/\.\*$/, '').split('.').at(-1)!;

/** Returns the fields of a request that may identify a record of an account: all except those listed as harmless. */
export function idPlaces(name: CallName): string[] {
  return textPlaces(name).filter((place) => !HARMLESS_FIELDS.has(lastKey(place)));
}

/** Returns the values at a place of a request. */
export function valuesAt(request: unknown, place: string): unknown[] {
  return place
    .replaceAll('[]', '.[]')
    .split('.')
    .reduce<unknown[]>(
      (found, key) =>
        found.flatMap((each) => (key === '[]' ? (each as unknown[]) : [(each as Record<string, unknown>)?.[key]])),
      [request],
    );
}
