import 'server-only';
import type { JsonSchema } from '../api/json-schema';

/** Field of a call: its path (`parcels[].weightKg`), its type and limits, and whether it is required. */
export interface DocumentedField {
  name: string;
  says: string;
  isRequired: boolean;
  /** Meaning of the field in a sentence. */
  text: string;
}

/** Limit that counts as none: the largest integer of JavaScript. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;
const MAX_LISTED_VALUES = 60;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;
const schemaVariants = ({ anyOf = [], oneOf = [], allOf = [] }: JsonSchema) =>
  [...anyOf, ...oneOf, ...allOf].filter(isSchema);

function span(low: number | undefined, high: number | undefined, unit = ''): string {
  const [from, to] = [low === -UNLIMITED ? undefined : low, high === UNLIMITED ? undefined : high];
  if (from !== undefined && to !== undefined) return from === to ? `${from}${unit}` : `${from} to ${to}${unit}`;
  if (from !== undefined) return `from ${from}${unit}`;
  return to === undefined ? '' : `up to ${to}${unit}`;
}

function limitsOf(schema: JsonSchema): string[] {
  const { type, format, minimum, maximum, exclusiveMinimum, minLength, maxLength, minItems, maxItems } = schema;
  const limits = [
    span(minimum, maximum),
    exclusiveMinimum === undefined ? '' : `above ${exclusiveMinimum}`,
    span(minLength || undefined, maxLength, ' characters'),
    type === 'array' ? span(minItems, maxItems, ' items') : '',
    format ?? '',
    schema.default === undefined ? '' : `${JSON.stringify(schema.default)} if left out`,
  ];
  return limits.filter(Boolean);
}

function kindOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const listedValues = schema.enum.slice(0, MAX_LISTED_VALUES).map((value) => JSON.stringify(value));
    return listedValues.join(', ') + (schema.enum.length > MAX_LISTED_VALUES ? ', …' : '');
  }
  const choices = schemaVariants(schema);
  if (choices.length > 0) return [...new Set(choices.map(typeTextOf))].filter(Boolean).join(' or ');
  return schema.type === undefined ? 'any' : String(schema.type);
}

/** Returns a field's type and limits: `number, 1 to 30`. */
function typeTextOf(schema: JsonSchema): string {
  return [kindOf(schema), ...limitsOf(schema)].join(', ');
}

function fieldsBelow(schema: JsonSchema, place: string): DocumentedField[] {
  if (isSchema(schema.items) && !Array.isArray(schema.items)) return fieldsBelow(schema.items, `${place}[]`);
  const ownFields = Object.entries(schema.properties ?? {}).flatMap(([key, value]): DocumentedField[] => {
    if (!isSchema(value)) return [];
    const name = place ? `${place}.${key}` : key;
    const isRequired = schema.required?.includes(key) ?? false;
    return [{ name, says: typeTextOf(value), isRequired, text: value.description ?? '' }, ...fieldsBelow(value, name)];
  });
  return [...ownFields, ...schemaVariants(schema).flatMap((choice) => fieldsBelow(choice, place))];
}

/** Returns every field of a schema once. A field of an alternative is required only in that alternative. */
export function schemaFields(schema: JsonSchema): DocumentedField[] {
  const fields = new Map<string, DocumentedField>();
  for (const field of fieldsBelow(schema, '')) {
    const before = fields.get(field.name);
    if (!before) fields.set(field.name, field);
    else if (!before.says.split(' or ').includes(field.says))
      fields.set(field.name, { ...before, says: `${before.says} or ${field.says}` });
  }
  return [...fields.values()];
}
