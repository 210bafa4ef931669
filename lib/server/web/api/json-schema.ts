import 'server-only';
import { z } from 'zod';
import { REQUEST_FIELD_TEXTS } from '@/lib/contract/developers/request-field-texts';
import { RESPONSE_FIELD_TEXTS, SAME_IN_RESPONSES } from '@/lib/contract/developers/response-field-texts';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/**
 * Deletes keywords that a format or a type already implies. The pattern of a date has 250 bytes, and documents and
 * tools have hundreds of dates.
 */
function shorten(schema: z.core.JSONSchema.BaseSchema): void {
  if (schema.format) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
}

const RESPONSE_TEXTS = {
  ...Object.fromEntries(SAME_IN_RESPONSES.map((name) => [name, REQUEST_FIELD_TEXTS[name]])),
  ...RESPONSE_FIELD_TEXTS,
};
const TEXTS = { input: REQUEST_FIELD_TEXTS, output: RESPONSE_TEXTS } as const;

/**
 * Place of a field: the call, and the name of the field whose object contains this field (`owner`). For the outermost
 * fields, `owner` is the call's name.
 */
interface FieldPlace {
  io: 'input' | 'output';
  call: string;
  owner: string;
}

/**
 * Returns the sentence about a field: the sentence for its object in this call, else for its object, else for its name.
 */
function fieldText(name: string, { io, call, owner }: FieldPlace): string | undefined {
  const texts = TEXTS[io];
  return texts[`${call}.${owner}.${name}`] ?? texts[`${owner}.${name}`] ?? texts[name];
}

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** Adds the sentence of each field that has one. */
function describe(schema: JsonSchema, place: FieldPlace): void {
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!isSchema(field)) continue;
    const text = fieldText(name, place);
    if (text !== undefined) field.description ??= text;
    describe(field, { ...place, owner: name });
  }
  const parts = [schema.items, schema.additionalProperties];
  parts.push(...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? []));
  for (const part of parts) if (isSchema(part) && !Array.isArray(part)) describe(part, place);
  for (const [name, part] of Object.entries(schema.$defs ?? {}))
    if (isSchema(part)) describe(part, { ...place, owner: name });
}

interface SchemaOptions {
  io: 'input' | 'output';
  /** Name of the call, whose fields may have separate sentences. */
  call?: string;
  /** `ref` writes repeated parts once. */
  reused?: 'inline' | 'ref';
  /** True for a schema without descriptions. */
  isBare?: boolean;
}

/** Returns the JSON schema of a request or a response, with a sentence for each field that has one. */
export function jsonSchema(
  schema: z.ZodType,
  { io, call = '', reused = 'inline', isBare = false }: SchemaOptions,
): JsonSchema {
  const override = ({ jsonSchema: partSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => shorten(partSchema);
  const wholeSchema = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused, override });
  // Parts that occur more than once are one object, which must not be described for each of its places.
  const { $schema: _, ...own } = copyDeeply(wholeSchema);
  if (!isBare) describe(own, { io, call, owner: call });
  return own;
}

/** Returns a deep copy in which no object occurs twice. `structuredClone` would preserve shared references. */
function copyDeeply<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(copyDeeply) as Value; // the same items
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, copyDeeply(each)])) as Value; // the same keys
}
