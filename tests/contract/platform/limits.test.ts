import { beforeAll, expect, it, vi } from 'vitest';
import { CALL_NAMES, CALLS, type CallName } from '@/lib/contract/calls';
import { REGISTRY } from '@/lib/contract/registry';
import { COSTLY_MS, rowsOfCall } from '@/lib/server/web/api/limit-page';
import { walkEveryCall } from '../support/journey/journey';
import { insertPlaces } from '../support/order-samples';
import { onOneDatabase, sendDueEntries, type World } from '../support/world';

/** Resources that one call used. */
interface Use {
  name: CallName;
  /** Milliseconds of processor time of this process: server, threads and the client of the test. */
  processor: number;
  /** Entries of the queue of messages and events that it wrote, and messages that it sent itself. */
  sent: number;
  /** Policies under which it was counted. */
  policies: string[];
}

/** Milliseconds of processor time of this process since a reading. */
function processorSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

/** A first call also loads and compiles its code. A call that changes nothing is measured once more. */
const isRepeatable = (name: CallName) => {
  const { method, safe } = CALLS[name];
  return (method === 'GET' || safe === true) && name !== 'logout' && !REGISTRY[name].costly;
};

/** Measures work at least twice, until it is below the limit, because other work may have disturbed a measurement. */
async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 2 || (times.length < 6 && Math.min(...times) > COSTLY_MS)) {
    const cpuBefore = process.cpuUsage();
    await work();
    times.push(processorSince(cpuBefore));
  }
  return times;
}

/** Creates a world whose calls are measured one by one. */
function measuring(world: World, uses: Use[]): World {
  const { throttle, mail, sms, db } = world.services;
  const consumeSpy = vi.spyOn(throttle.counts, 'consume');
  const ports = [vi.spyOn(mail, 'send'), vi.spyOn(sms, 'send')];
  const entries = async () => (await db.selectFrom('outbox').select('id').execute()).map(({ id }) => id);
  const call: World['call'] = async (name, input, headers) => {
    // Sends entries of earlier calls first, so that they do not count for this call.
    await sendDueEntries(world);
    const before = new Set(await entries());
    for (const spy of [consumeSpy, ...ports]) spy.mockClear();
    const cpuBefore = process.cpuUsage();
    const reply = await world.call(name, input, headers);
    const first = processorSince(cpuBefore);
    const queued = (await entries()).filter((id) => !before.has(id)).length;
    const direct = queued > 0 ? 0 : ports.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    const policies = consumeSpy.mock.calls.map(([key]) => String(key).split(':')[0]!);
    const again = isRepeatable(name) ? await timesOf(() => world.call(name, input, headers)) : [];
    uses.push({ name, processor: Math.min(first, ...again), sent: queued + direct, policies });
    return reply;
  };
  return { ...world, call };
}

/** Policies that count a message when the queue sends it, during any call. */
const COUNTED_WHEN_SENT = ['confirmations'];
/** Caps of a period are named by their period in the key. */
const PERIODS = ['daily', 'hourly'];

// Policies and costs of a call are the same on each database. SQLite runs in this process, so its time counts too.
onOneDatabase('the table of limits', (world) => {
  const uses: Use[] = [];
  beforeAll(async () => {
    await insertPlaces(world());
    await walkEveryCall(measuring(world(), uses)).finally(() => vi.restoreAllMocks());
  }, 120_000);

  it('is tested by every call', () => {
    const unused = CALL_NAMES.filter((name) => !uses.some((use) => use.name === name));
    expect(unused, 'add a step for the call to tests/contract/support/journey/journey.ts').toEqual([]);
  });

  it('has a row for every call that sends a message', () => {
    const sending = [...new Set(uses.filter(({ sent }) => sent > 0).map(({ name }) => name))];
    expect(sending).toEqual(expect.arrayContaining(['getSmsCode', 'addInternationalOrder', 'saveContactExpert']));
    const unlimited = sending.filter((name) => rowsOfCall(name).length === 0);
    expect(unlimited, 'add a row for the call to lib/server/web/api/limit-table.ts').toEqual([]);
  });

  it('names every policy that calls are counted under', () => {
    const countedPolicies = uses.flatMap(({ name, policies }) => policies.map((policy) => ({ name, policy })));
    const others = countedPolicies.filter(({ policy }) => !PERIODS.includes(policy) && !policy.endsWith('-site'));
    expect(others.length).toBeGreaterThan(20);
    const unnamed = others.filter(
      ({ name, policy }) => !COUNTED_WHEN_SENT.includes(policy) && !rowsOfCall(name).some((row) => row.name === policy),
    );
    expect(unnamed, 'add the call to the row of the policy in lib/server/web/api/limit-table.ts').toEqual([]);
  });

  it('lists every expensive call', () => {
    const least = (name: CallName) =>
      Math.min(...uses.filter((use) => use.name === name).map(({ processor }) => processor));
    const times = CALL_NAMES.map((name) => ({ name, ms: Math.round(least(name)) }));
    const longest = [...times].sort((one, other) => other.ms - one.ms).slice(0, 16);
    console.info(
      `${world().engine}: ${longest.map(({ name, ms }) => `${name} ${ms}`).join(', ')} ms of processor time`,
    );
    // The time of a call that cannot be repeated includes compilation, which takes over 100 ms on a loaded machine.
    const limit = (name: CallName) => (isRepeatable(name) ? COSTLY_MS : 3 * COSTLY_MS);
    const unlisted = times.filter(({ name, ms }) => ms > limit(name) && !REGISTRY[name].costly);
    expect(unlisted, 'set `costly: true` in the definition of the call').toEqual([]);
  });
});
