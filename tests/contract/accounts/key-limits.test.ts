import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS_OF_KEY, consumeCallOfKey } from '@/lib/server/accounts/api-keys/limit-key';
import { createLimiters } from '@/lib/server/platform/throttle/limiters';
import type { Limiters } from '@/lib/server/platform/ports/limiters';
import { MINUTE_MS } from '@/lib/time/durations';
import { HAS_REDIS, OwnRedis } from '../../fixtures/redis';
import { onEachDatabase, type World } from '../support/world';

const LIMIT = CALLS_OF_KEY.test;
const log = pino({ level: 'silent' });

/** Makes calls in turn from each of the processes, all at once, and returns the number that were allowed. */
async function allowed(processes: readonly Limiters[], key: string, calls: number, now = () => new Date()) {
  const counts = Array.from({ length: calls }, (_, call) =>
    consumeCallOfKey({ throttle: processes[call % processes.length]!, now, log }, { id: key, mode: 'test' }),
  );
  return (await Promise.all(counts)).filter(({ isUsedUp }) => !isUsedUp).length;
}

const processesOf = ({ services: { db } }: World, redisUrl?: string) =>
  [1, 2, 3].map(() => createLimiters({ db, log, ...(redisUrl !== undefined && { redisUrl }) }));

onEachDatabase('the allowance of a key', (world, engine) => {
  const keyName = (name: string) => `${engine} ${name}`;

  it('is counted exactly for several processes, with what is left', async () => {
    const processes = processesOf(world());
    expect(await allowed(processes, keyName('crowd'), LIMIT - 20)).toBe(LIMIT - 20);
    const remaining = await consumeCallOfKey(
      { throttle: processes[0]!, now: () => new Date(), log },
      { id: keyName('crowd'), mode: 'test' },
    );
    expect(remaining.remaining).toBe(19);
    expect(await allowed(processes, keyName('crowd'), 50)).toBe(19);
    expect(await allowed(processes, keyName('other'), 5)).toBe(5);
  });

  it('is full again a minute after the first call, even if the calls never stop', async () => {
    const processes = processesOf(world());
    const start = Date.now();
    const at = (seconds: number) => () => new Date(start + seconds * 1000);
    expect(await allowed(processes, keyName('busy'), LIMIT + 1, at(0))).toBe(LIMIT);
    expect(await allowed(processes, keyName('busy'), 9, at(59))).toBe(0);
    const over = await consumeCallOfKey(
      { throttle: processes[1]!, now: at(59), log },
      { id: keyName('busy'), mode: 'test' },
    );
    expect(over).toMatchObject({ isUsedUp: true, remaining: 0, reset: 1 });
    const late = [
      allowed(processes, keyName('busy'), 100, at(59.999)),
      allowed(processes, keyName('busy'), LIMIT + 9, at(60)),
    ];
    expect((await Promise.all(late))[1]).toBe(LIMIT);
    expect(await allowed(processes, keyName('busy'), 1, at(121))).toBe(1);
  });

  it('writes nothing for refused calls', async () => {
    const processes = processesOf(world());
    await allowed(processes, keyName('flood'), LIMIT);
    const count = () =>
      world()
        .services.db.selectFrom('throttles')
        .select('points')
        .where('key', '=', `calls:${keyName('flood')}`)
        .execute();
    const before = await count();
    expect(before).toEqual([{ points: LIMIT }]);
    expect(await allowed(processes, keyName('flood'), 1000)).toBe(0);
    expect(await count()).toEqual(before);
  });

  it('is the limit of one process while the shared counter fails', async () => {
    const [process] = processesOf(world()) as [Limiters];
    const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
    const away = {
      ...process,
      calls: Object.assign(Object.create(process.calls), { consume: () => Promise.reject(full) }),
    };
    expect(await allowed([away], keyName('away'), LIMIT + 5)).toBe(LIMIT);
  });
});

describe.skipIf(!HAS_REDIS)('the allowance of a key in Redis', () => {
  let redis: OwnRedis;
  beforeAll(async () => {
    redis = await OwnRedis.create();
  });
  afterAll(() => redis?.stop());

  onEachDatabase('beside the database', (world) => {
    it('is counted exactly, and leaves no row', async () => {
      const processes = processesOf(world(), redis.url);
      const { db } = world().services;
      const rows = () => db.selectFrom('throttles').select('key').where('key', 'like', 'calls:%').execute();
      const key = `${world().engine} key`;
      let probes = 0;
      const usesRedis = async () => {
        const before = (await rows()).length;
        for (const each of processes) await allowed([each], `probe-${world().engine}-${(probes += 1)}`, 1);
        return (await rows()).length === before;
      };
      await expect.poll(usesRedis, { timeout: 8000 }).toBe(true);
      const before = await rows();
      expect(await allowed(processes, key, LIMIT + 40)).toBe(LIMIT);
      const over = await consumeCallOfKey(
        { throttle: processes[2]!, now: () => new Date(), log },
        { id: key, mode: 'test' },
      );
      expect(over.reset).toBeGreaterThan(0);
      expect(over.reset).toBeLessThanOrEqual(MINUTE_MS / 1000);
      expect(await rows()).toEqual(before);
      processes.forEach((each) => each.close());
    });
  });
});
