import { describe, expect, it } from 'vitest';
import { CALL_NAMES, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { REQUEST_FIELD_TEXTS } from '@/lib/contract/developers/request-field-texts';
import {
  RESPONSE_FIELD_TEXTS,
  RESPONSE_TEXTS_BY_TOPIC,
  SAME_IN_RESPONSES,
} from '@/lib/contract/developers/response-field-texts';
import { webhookBody } from '@/lib/contract/developers/webhook-events';
import { WEBHOOK_EVENTS } from '@/lib/contract/developers/webhook-types';
import { REGISTRY } from '@/lib/contract/registry';
import { groupBy } from '@/lib/server/platform/group-by';
import { jsonSchema, type JsonSchema } from '@/lib/server/web/api/json-schema';

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Returns the schemas in a schema that are not its properties. */
function partsOf({ items, additionalProperties, anyOf = [], oneOf = [], allOf = [] }: JsonSchema): JsonSchema[] {
  return [items, additionalProperties, ...anyOf, ...oneOf, ...allOf].filter(isSchema);
}

/** Returns the schema of each response with a body, and of each webhook event, by its call. */
function responses(): { call: string; schema: JsonSchema }[] {
  const calls = CALL_NAMES.filter((call) => {
    const { responseType }: CallDefinition = REGISTRY[call];
    return responseType !== 'bytes';
  });
  return [
    ...calls.map((call) => ({ call, schema: jsonSchema(REGISTRY[call].response, { io: 'output', call }) })),
    ...WEBHOOK_EVENTS.map((type) => ({
      call: 'webhook',
      schema: jsonSchema(webhookBody(type), { io: 'output', call: 'webhook' }),
    })),
  ];
}

interface PlacedField {
  call: string;
  /** Field that contains the field's object; the call for the outermost fields. */
  owner: string;
  name: string;
  field: JsonSchema;
}

/** Returns the fields of a schema and of the schemas in it. */
function fieldsIn(schema: JsonSchema, call: string, owner = call): PlacedField[] {
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    isSchema(field) ? [{ call, owner, name, field }, ...fieldsIn(field, call, name)] : [],
  );
  return [...fields, ...partsOf(schema).flatMap((part) => fieldsIn(part, call, owner))];
}

/** Returns the fields of the requests of these calls. */
const requestFields = (calls: readonly CallName[]) =>
  calls.flatMap((call) => fieldsIn(jsonSchema(REGISTRY[call].request, { io: 'input', call }), call));
const responseFields = () => responses().flatMap(({ call, schema }) => fieldsIn(schema, call));

/** Returns the place of each field without a sentence. */
const bareFields = (fields: readonly PlacedField[]) =>
  fields.filter(({ field }) => !field.description).map(({ call, owner, name }) => `${call}.${owner}.${name}`);

describe('the sentence about a field', () => {
  it('exists for every field of a request', () => {
    expect(bareFields(requestFields(CALL_NAMES)), 'add a sentence to lib/contract/developers').toEqual([]);
  });

  it('exists for every field of a response or an event', () => {
    expect(
      [...new Set(bareFields(responseFields()))],
      'add a sentence to lib/contract/developers/response-texts',
    ).toEqual([]);
  });

  it('stands in one topic', () => {
    const keys = RESPONSE_TEXTS_BY_TOPIC.flatMap((texts) => Object.keys(texts));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('contains more than the name, with its unit', () => {
    for (const [key, text] of Object.entries({ ...REQUEST_FIELD_TEXTS, ...RESPONSE_FIELD_TEXTS })) {
      expect(text, key).toMatch(/^[A-Z`].*\.$/);
      const name = key.split('.').at(-1)!;
      const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
      expect(text.toLowerCase().replace(/^(?:the|a|an) /, ''), key).not.toBe(`${words}.`);
      if (/Kg$/.test(name)) expect(text, key).toMatch(/kilograms/);
      if (/Cm$/.test(name)) expect(text, key).toContain('centimetres');
      if (/Minor$/.test(name)) expect(text, key).toContain('minor unit');
      if (/Ms$/.test(name)) expect(text, key).toContain('milliseconds');
    }
  });

  it('belongs to a field that exists', () => {
    const fieldNames = new Set(
      [...requestFields(CALL_NAMES), ...responseFields()].flatMap(({ call, owner, name }) => [
        name,
        `${owner}.${name}`,
        `${call}.${owner}.${name}`,
      ]),
    );
    const textNames = [...Object.keys(REQUEST_FIELD_TEXTS), ...Object.keys(RESPONSE_FIELD_TEXTS)];
    expect(textNames.filter((key) => !fieldNames.has(key))).toEqual([]);
    expect(SAME_IN_RESPONSES.filter((name) => !(name in REQUEST_FIELD_TEXTS))).toEqual([]);
  });

  it('serves fields with the same values if it names no call', () => {
    const places = new Map<string, Set<unknown>>();
    for (const { call, owner, name, field } of requestFields(CALL_NAMES)) {
      const keys = [`${call}.${owner}.${name}`, `${owner}.${name}`];
      const values = field.enum ?? (field.const === undefined ? [] : [field.const]);
      if (name in REQUEST_FIELD_TEXTS && values.length > 0 && !keys.some((key) => key in REQUEST_FIELD_TEXTS))
        places.set(keys[0]!, new Set([...(places.get(keys[0]!) ?? []), ...values]));
    }
    const lists = groupBy(places, ([place]) => place.split('.').at(-1)!);
    // A call may accept a part of the values.
    const mixed = [...lists].filter(([, entries]) => {
      const longest = entries.map(([, values]) => values).toSorted((one, other) => other.size - one.size)[0]!;
      return entries.some(([, values]) => [...values].some((value) => !longest.has(value)));
    });
    expect(
      mixed.flatMap(([, entries]) => entries.map(([place, values]) => `${place}: ${[...values].join(' ')}`)),
      'add a sentence under `call.name` to lib/contract/developers/request-field-texts.ts',
    ).toEqual([]);
  });

  it('differs where a name has several meanings', () => {
    const text = (call: 'checkMessage' | 'listSites' | 'getOrder', field: string, io: 'input' | 'output' = 'input') => {
      const { properties = {} } = jsonSchema(REGISTRY[call][io === 'input' ? 'request' : 'response'], { io, call });
      return (properties[field] as JsonSchema).description;
    };
    expect(text('checkMessage', 'text')).toContain('message');
    expect(text('listSites', 'text')).toContain('site');
    expect(text('getOrder', 'valueCurrency', 'output')).toContain('ISO 4217');
    expect(text('getOrder', 'sender', 'output')).toContain('address');
  });
});
