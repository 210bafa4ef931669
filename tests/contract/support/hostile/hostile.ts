import { expect } from 'vitest';
import { CALLS, type CallName } from '@/lib/contract/calls';
import type { CallDefinition } from '@/lib/contract/calls/define-call';
import { REGISTRY } from '@/lib/contract/registry';
import type { World } from '../world';

/** Values that have broken servers before, for any field. */
export const HOSTILE_VALUES: readonly unknown[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u2066',
  "'; drop table countries; --",
  '" or 1=1 --',
  '%_\\',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '{name, select, other {',
  '../../../etc/passwd',
  '__proto__',
  'constructor',
  'toString',
  'é'.repeat(5000),
  '🚚'.repeat(300),
  '١٢٣',
  'NaN',
  '1e999',
  -1,
  0,
  0.1,
  1e308,
  9007199254740993,
  true,
  null,
  [],
  [[]],
  {},
  { toString: 1 },
  { length: 1e9 },
  [null],
];

/** Returns the same request with each field in turn replaced by each hostile value, at any depth. */
export function mutations(request: unknown): unknown[] {
  if (typeof request !== 'object' || request === null) return [];
  const copy = (key: string, value: unknown): unknown =>
    Array.isArray(request)
      ? request.map((each, index) => (String(index) === key ? value : each))
      : { ...request, [key]: value };
  return Object.entries(request).flatMap(([key, value]) => [
    ...HOSTILE_VALUES.map((hostile) => copy(key, hostile)),
    ...mutations(value).map((changed) => copy(key, changed)),
  ]);
}

/** Returns an input as the server reads it: a query and a path contain only texts. */
const asReceived = (name: CallName, input: object): object => {
  const { method, path } = CALLS[name];
  const isText = (key: string) => method === 'GET' || path.includes(`{${key}}`);
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, isText(key) ? String(value) : (value as unknown)]),
  );
};

/**
 * Returns the inputs to send to a world. SQLite's world, which always runs, gets all. PostgreSQL's gets only those that
 * the schema accepts, because the others reach no database.
 */
export function inputsFor<Input>({ engine }: World, name: CallName, inputs: readonly Input[]): readonly Input[] {
  if (engine === 'sqlite') return inputs;
  const { request } = REGISTRY[name] as CallDefinition;
  return inputs.filter((input) => request.safeParse(asReceived(name, input as object)).success);
}

/**
 * Makes the call with each input for the world. Asserts a status below 500 and an envelope without internals. Returns
 * how many inputs got each status. Inputs that are only for another world count as 422.
 */
export async function expectNoServerError(
  world: World,
  name: CallName,
  inputs: readonly unknown[],
): Promise<Record<number, number>> {
  const hostileInputs = inputsFor(world, name, inputs);
  const statuses: Record<number, number> =
    hostileInputs.length < inputs.length ? { 422: inputs.length - hostileInputs.length } : {};
  for (const input of hostileInputs) {
    const { status, body } = await world.call(name, input as Record<string, unknown>);
    statuses[status] = (statuses[status] ?? 0) + 1;
    expect(status, `${name} ${JSON.stringify(input).slice(0, 300)}`).toBeLessThan(500);
    if (!body) continue;
    expect(body.success).toBe(status === 200);
    expect(JSON.stringify(body)).not.toMatch(/at \/|node_modules|SQLITE|syntax error|stack/);
  }
  return statuses;
}
