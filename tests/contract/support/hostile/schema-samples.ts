import { CALLS, type CallName } from '@/lib/contract/calls';
import type { SeededRandom } from '../seeded';

export type Schema = Record<string, unknown>;

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}
interface Operation {
  parameters: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
}
/** The part of the document that the tests read. */
export interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

/** Returns the input schema of a call in the document: path, query and body together. */
export function inputSchema(document: OpenApi, call: CallName): Schema {
  const { path, method } = CALLS[call];
  const { parameters, requestBody } = document.paths[path]![method.toLowerCase()]!;
  const body = requestBody?.content['application/json'].schema ?? {};
  const parameterNames = parameters.filter((each) => each.in !== 'header');
  return {
    ...body,
    type: 'object',
    properties: {
      ...(body.properties as object),
      ...Object.fromEntries(parameterNames.map(({ name, schema }) => [name, schema])),
    },
    required: [
      ...((body.required ?? []) as string[]),
      ...parameterNames.filter((each) => each.required).map(({ name }) => name),
    ],
  };
}

/** Values that were valid in their fields, by the field's name. */
export type ObservedValues = ReadonlyMap<string, readonly unknown[]>;

export function observeInputs(inputs: readonly unknown[]): ObservedValues {
  const observed = new Map<string, unknown[]>();
  const look = (key: string, value: unknown): void => {
    if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) look(Array.isArray(value) ? key : name, each);
    else observed.set(key, [...(observed.get(key) ?? []), value]);
  };
  for (const input of inputs) look('', input);
  return observed;
}

const MAX_CHARACTERS = 70_000;

/** Strings at the edges of what the schema allows. */
function textEdges({ maxLength, minLength, format, pattern }: Schema): unknown[] {
  const most = Math.min(Number(maxLength ?? 200), MAX_CHARACTERS);
  const least = Number(minLength ?? 1);
  const edges: unknown[] = ['', 'x'.repeat(least), 'x'.repeat(Math.max(0, least - 1)), '💶'.repeat(most)];
  edges.push('x'.repeat(most), 'x'.repeat(most + 1), `${'x'.repeat(Math.max(0, most - 1))}\ud83d`, ' '.repeat(most));
  if (format) edges.push('0000-00-00', '2026-02-29', '2026-11-20T25:61:61Z', '2026-11-20T00:00:00+99:99', 'a@b', '@.');
  if (pattern) edges.push('0'.repeat(most), 'A'.repeat(64), 'A'.repeat(65), '-'.repeat(16), '\n', 'x\n');
  return edges;
}

function numberEdges({ minimum, maximum }: Schema): unknown[] {
  const bounds = [minimum, maximum].filter((bound) => typeof bound === 'number');
  return [
    ...bounds.flatMap((bound) => [bound, bound - 1, bound + 1, bound + 0.5, -bound, String(bound)]),
    0,
    -0,
    1e-9,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    1e308,
    -1e308,
    '٣',
    '0x10',
    true,
  ];
}

function listEdges({ items, maxItems }: Schema, kit: SampleKit, key: string): unknown[] {
  const of = (count: number) => Array.from({ length: count }, () => sampleOfSchema((items ?? {}) as Schema, kit, key));
  const most = Math.min(Number(maxItems ?? 20), 200);
  const one = sampleOfSchema((items ?? {}) as Schema, kit, key);
  return [[], of(most), of(most + 1), Array<unknown>(most).fill(one), [[one]], { 0: one, length: 1 }, [null], one];
}

export interface SampleKit {
  random: SeededRandom;
  observed: ObservedValues;
  /** Probability, from 0 to 1, that a value is replaced by one at or beyond the edge of what is allowed. */
  spoilt: number;
  /** Returns any value, for any field. */
  anything: () => unknown;
}

const WRONG_TYPES: readonly unknown[] = [null, true, 0, '0', [], {}, [[]], [{}], { length: 1 }, '[]', '{}', 'null'];

function edgeSample(schema: Schema, kit: SampleKit, key: string): unknown {
  const { pick, chance } = kit.random;
  if (chance(0.3)) return pick(WRONG_TYPES);
  if (chance(0.25)) return kit.anything();
  const choices = schema.enum as unknown[] | undefined;
  if (choices) return pick([String(pick(choices)).toLowerCase(), `${String(pick(choices))} `, choices, '', -1]);
  if (schema.type === 'string') return pick(textEdges(schema));
  if (schema.type === 'number' || schema.type === 'integer') return pick(numberEdges(schema));
  if (schema.type === 'array') return pick(listEdges(schema, { ...kit, spoilt: 0 }, key));
  return kit.anything();
}

function objectOf(schema: Schema, kit: SampleKit): Record<string, unknown> {
  const { chance, pick } = kit.random;
  const required = new Set((schema.required ?? []) as string[]);
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const chosenFields = fields.filter(([name]) => (required.has(name) ? !chance(kit.spoilt / 2) : chance(0.6)));
  const samples: [string, unknown][] = chosenFields.map(([name, each]) => [name, sampleOfSchema(each, kit, name)]);
  if (typeof schema.additionalProperties === 'object') {
    const names = [...kit.observed.keys(), 'a1', 'constructor', 'x'.repeat(50)];
    for (let count = kit.random.between(0, 4); count > 0; count -= 1)
      samples.push([pick(names), sampleOfSchema(schema.additionalProperties as Schema, kit, '')]);
  }
  return Object.fromEntries(samples);
}

function validSample(schema: Schema, kit: SampleKit, key: string): unknown {
  const { pick, between, chance } = kit.random;
  const observedValues = kit.observed.get(key);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, kit);
    case 'array': {
      const count = between(Number(schema.minItems ?? 0), Math.min(Number(schema.maxItems ?? 3), 4));
      return Array.from({ length: count }, () => sampleOfSchema((schema.items ?? {}) as Schema, kit, key));
    }
    case 'boolean':
      return chance(0.5);
    case 'number':
    case 'integer':
      return between(Number(schema.minimum ?? 0), Math.min(Number(schema.maximum ?? 100), 2 ** 40));
    case 'null':
      return null;
    default:
      if (observedValues && chance(0.8)) return pick(observedValues);
      return schema.format === 'date' ? '2026-11-20' : 'x'.repeat(Number(schema.minLength ?? 3));
  }
}

/** Returns a value of the schema, with some parts made invalid. */
export function sampleOfSchema(schema: Schema, kit: SampleKit, key = ''): unknown {
  const { pick, chance } = kit.random;
  if (chance(kit.spoilt)) return edgeSample(schema, kit, key);
  const ways = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (ways) return sampleOfSchema(pick(ways), kit, key);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return pick(schema.enum);
  return validSample(schema, kit, key);
}
