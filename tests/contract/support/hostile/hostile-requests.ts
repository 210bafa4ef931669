import { gzipSync } from 'node:zlib';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { HOSTILE_VALUES } from './hostile';
import {
  asHeader,
  HOSTILE_CONTENT_TYPES,
  HOSTILE_HEADERS,
  HOSTILE_KEYS,
  HOSTILE_METHODS,
  HOSTILE_NUMBERS,
  PATH_ENDS,
  HOSTILE_TEXTS,
  UNREADABLE_HEADER_VALUES,
  wellFormedText,
} from './hostile-texts';
import { sampleOfSchema, type ObservedValues, type Schema } from './schema-samples';
import type { SeededRandom } from '../seeded';

/** A request, valid before its mutations. */
export interface RequestDraft {
  call: CallName;
  method: string;
  /** Path and query, encoded. */
  target: string;
  /** List of headers, because a name may repeat; latin1. */
  headers: [string, string][];
  body: Buffer | null;
  /** Names of the mutations, for the report of a failure. */
  spoilt: string[];
}

export interface RequestBase {
  call: CallName;
  input: Record<string, unknown>;
  /** Input of the call in the OpenAPI document. */
  schema: Schema;
}

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}

function anyValue({ pick, chance, between }: SeededRandom): unknown {
  if (chance(0.55)) return pick(HOSTILE_TEXTS);
  if (chance(0.3)) return pick(HOSTILE_NUMBERS);
  if (chance(0.1)) return nested(between(2, 2000));
  if (chance(0.1)) return Array.from({ length: between(2, 3000) }, () => pick([1, null, {}, '']));
  if (chance(0.2)) return { [pick(HOSTILE_KEYS)]: pick(HOSTILE_TEXTS) };
  return pick(HOSTILE_VALUES);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns a copy with a value replaced, left out or added at a random depth. */
function mutated(value: unknown, random: SeededRandom): unknown {
  if (!isObject(value) || random.chance(0.08)) return anyValue(random);
  const entries = Object.entries(value);
  const own = (changed: [string, unknown][]) =>
    Array.isArray(value) ? changed.map(([, entry]) => entry) : Object.fromEntries(changed);
  if (entries.length === 0 || random.chance(0.1)) {
    const surprise: [string, unknown] = [random.pick(HOSTILE_KEYS), anyValue(random)];
    return own([...entries, surprise]);
  }
  const entryIndex = random.between(0, entries.length - 1);
  if (random.chance(0.1)) return own(entries.filter((_, index) => index !== entryIndex));
  return own(entries.map(([key, entry], index) => [key, index === entryIndex ? mutated(entry, random) : entry]));
}

/** Returns the JSON with a repeated key, or with a key such as `__proto__`. Object literals have neither. */
function withTrickyKey(json: string, { pick, chance }: SeededRandom): string {
  const key = JSON.stringify(pick(HOSTILE_KEYS));
  const first = /^\{("[^"]*"):/.exec(json)?.[1] ?? '"a"';
  if (chance(0.5)) return json.replace(/^\{/, `{${key}:{"x":{"y":1}},`);
  return json.replace(/\}$/, `,${first}:${JSON.stringify(pick(HOSTILE_TEXTS))}}`);
}

const RAW_BODIES: ((json: string, random: SeededRandom) => Buffer)[] = [
  (json, { between }) => Buffer.from(json.slice(0, between(0, json.length))),
  (json, random) => Buffer.from(withTrickyKey(json, random)),
  () => Buffer.from(`${'['.repeat(100_000)}`),
  () => Buffer.from(`${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`),
  (_, { pick }) =>
    Buffer.from(pick(['null', '[]', '"x"', '7', 'NaN', 'Infinity', '', ' ', '{}{}', '\ufeff{}', "{'a':1}"])),
  (json) => Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0xc3, 0x28])]),
  (json) => Buffer.from(json, 'utf16le'),
  (json) => gzipSync(json),
  () => Buffer.from(JSON.stringify({ a: 'x'.repeat(300 * 1024) })),
  () => Buffer.from(`{"waybillNos":[${'1,'.repeat(60_000)}1],"parcels":[${'{},'.repeat(30_000)}{}]}`),
  () => Buffer.from('a=1&b=2'),
];

/** Mutation rate per field: one or two fields of most inputs. */
const SPOILT_SHARE = 0.08;

/** Returns an input generated from the OpenAPI schema: most fields valid, some at or beyond their limits. */
function generatedInput(
  { schema }: RequestBase,
  observed: ObservedValues,
  random: SeededRandom,
): Record<string, unknown> {
  const kit = { random, observed, spoilt: SPOILT_SHARE, anything: () => anyValue(random) };
  const input = sampleOfSchema({ ...schema, type: 'object' }, kit);
  return isObject(input) ? input : { value: input };
}

/** Mutations of a request. A mutation that does not apply leaves it unchanged. */
const MUTATIONS: {
  weight: number;
  name: string;
  spoil: (draft: RequestDraft, base: RequestBase, random: SeededRandom) => void;
}[] = [
  {
    weight: 40,
    name: 'input',
    spoil: (draft, base, random) => {
      let input: unknown = base.input;
      for (let times = random.between(1, 3); times > 0; times -= 1) input = mutated(input, random);
      fillDraft(draft, base.call, isObject(input) ? (input as Record<string, unknown>) : { value: input });
      if (draft.body && !isObject(input)) draft.body = Buffer.from(JSON.stringify(input) ?? '');
    },
  },
  {
    weight: 15,
    name: 'body',
    spoil: (draft, base, random) => {
      const json = JSON.stringify(base.input);
      draft.body = random.pick(RAW_BODIES)(json, random);
      if (random.chance(0.3)) setHeader(draft, 'Content-Encoding', random.pick(['gzip', 'br', 'identity', 'x']));
    },
  },
  {
    weight: 6,
    name: 'type',
    spoil: (draft, _, { pick }) => setHeader(draft, 'Content-Type', pick(HOSTILE_CONTENT_TYPES)),
  },
  {
    weight: 20,
    name: 'header',
    spoil: (draft, _, random) => {
      const value = asHeader(random.pick(HOSTILE_TEXTS));
      if (random.chance(0.3)) draft.headers.push([random.pick(HOSTILE_HEADERS), value]);
      else setHeader(draft, random.pick(HOSTILE_HEADERS), value);
    },
  },
  {
    weight: 1,
    name: 'no host',
    spoil: (draft) => {
      draft.headers = draft.headers.filter(([name]) => name !== 'Host');
    },
  },
  {
    weight: 3,
    name: 'unreadable',
    spoil: (draft, _, { pick }) => draft.headers.push([pick(HOSTILE_HEADERS), pick(UNREADABLE_HEADER_VALUES)]),
  },
  {
    weight: 8,
    name: 'method',
    spoil: (draft, _, { pick }) => {
      draft.method = pick(HOSTILE_METHODS);
    },
  },
  {
    weight: 8,
    name: 'path',
    spoil: (draft, _, random) => {
      const [path = '', query] = draft.target.split('?');
      const cut = random.between(5, path.length);
      const spoilt = `${path.slice(0, cut)}${random.pick(PATH_ENDS)}${random.chance(0.5) ? path.slice(cut) : ''}`;
      draft.target = query === undefined ? spoilt : `${spoilt}?${query}`;
    },
  },
  {
    weight: 10,
    name: 'query',
    spoil: (draft, _, random) => {
      const words = Array.from({ length: random.between(1, 6) }, () => {
        const name = random.pick([...HOSTILE_KEYS, 'id', 'countryCode', 'typeList', 'key', 'page', 'a[]']);
        const value = wellFormedText(random.pick(HOSTILE_TEXTS));
        return `${encodeURIComponent(name)}=${random.chance(0.8) ? encodeURIComponent(value) : '%zz%ff%00'}`;
      });
      draft.target += `${draft.target.includes('?') ? '&' : '?'}${words.join('&')}`;
    },
  },
];

export function setHeader(draft: RequestDraft, name: string, value: string): void {
  draft.headers = [...draft.headers.filter(([each]) => each.toLowerCase() !== name.toLowerCase()), [name, value]];
}

const inAddress = (value: unknown) =>
  encodeURIComponent(wellFormedText(typeof value === 'string' ? value : (JSON.stringify(value) ?? '')));

/** Puts an input into the path, the query or the body, as its call requires. */
function fillDraft(draft: RequestDraft, call: CallName, input: Record<string, unknown>): void {
  const { path, method } = CALLS[call];
  const rest = new Map(Object.entries(input));
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = inAddress(rest.get(name));
    rest.delete(name);
    return value || '-';
  });
  const query = [...rest].map(([name, value]) => `${encodeURIComponent(name)}=${inAddress(value)}`).join('&');
  draft.target = `/api${address}${method === 'GET' && query ? `?${query}` : ''}`;
  draft.body = method === 'GET' ? null : Buffer.from(JSON.stringify(Object.fromEntries(rest)));
}

function pickMutation({ next }: SeededRandom) {
  let at = next() * MUTATIONS.reduce((sum, { weight }) => sum + weight, 0);
  return MUTATIONS.find(({ weight }) => (at -= weight) < 0) ?? MUTATIONS[0]!;
}

const COSTLY_CALLS: ReadonlySet<CallName> = new Set([
  'login',
  'register',
  'resetPassword',
  'initPassword',
  'updatePassword',
  'closeAccount',
  'changePhone',
  'getImageVerifyCode',
  'viewFile',
]);

/** Returns a request after one to three mutations. A request with generated input has at most two. */
export function hostileRequest(
  bases: readonly RequestBase[],
  observed: ObservedValues,
  token: string,
  random: SeededRandom,
): RequestDraft {
  const pickedBase = random.pick(bases);
  // Hashing passwords and drawing pictures take a hundred times as long as other calls.
  const { call, schema, input } =
    COSTLY_CALLS.has(pickedBase.call) && random.chance(0.85) ? random.pick(bases) : pickedBase;
  const isShaped = random.chance(0.5);
  const base: RequestBase = {
    call,
    schema,
    input: isShaped ? generatedInput({ call, schema, input }, observed, random) : input,
  };
  const address = Array.from({ length: 3 }, () => random.between(1, 254)).join('.');
  const draft: RequestDraft = {
    call: base.call,
    method: CALLS[base.call].method,
    target: '',
    headers: [],
    body: null,
    spoilt: [],
  };
  fillDraft(draft, base.call, base.input);
  // Each request has its own client address, so that no rate limit applies.
  draft.headers = [
    ['Host', 'localhost'],
    ['X-Forwarded-For', `10.${address}`],
    ['lang', random.pick(['en', 'zh-CN', 'fr', 'ar', 'ur', 'tr'])],
    ['countryCode', random.pick(['GH', 'CN', 'TR'])],
    ['Content-Type', draft.method === 'GET' ? 'application/x-www-form-urlencoded' : 'application/json'],
    ...(base.call !== 'logout' && random.chance(0.85) ? ([['token', token]] as [string, string][]) : []),
  ];
  if (isShaped) draft.spoilt.push('shape');
  for (let times = random.pick(isShaped ? [0, 0, 0, 1, 1, 2] : [1, 1, 1, 2, 2, 3]); times > 0; times -= 1) {
    const spoiler = pickMutation(random);
    spoiler.spoil(draft, base, random);
    draft.spoilt.push(spoiler.name);
  }
  return draft;
}

export function draftBytes({ method, target, headers, body }: RequestDraft): Buffer {
  const length = body ? [['Content-Length', String(body.length)]] : [];
  const lines = [...headers, ...length, ['Connection', 'close']].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}
