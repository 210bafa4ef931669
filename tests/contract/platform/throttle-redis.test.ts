import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Limiters } from '@/lib/server/platform/ports/limiters';
import { createLimiters } from '@/lib/server/platform/throttle/limiters';
import { resetAttempts, refundAttempt, consumeAttempt } from '@/lib/server/platform/throttle/consume-attempt';
import { consumePeriodPoints, refundPeriodPoints } from '@/lib/server/platform/throttle/period-cap';
import { HAS_REDIS, OwnRedis } from '../../fixtures/redis';
import { login, newEmail, OTHER_PASSWORD } from '../support/steps/account-steps';
import { onEachDatabase } from '../support/world';
import { whileReplaced } from '../support/with-restore';

const POLICY = { name: 'test', free: 3, waits: [1, 60], forgetAfter: 3600 };

describe.skipIf(!HAS_REDIS)('an attempt counted in Redis', () => {
  let redis: OwnRedis;

  beforeAll(async () => {
    redis = await OwnRedis.create();
  });
  afterAll(() => redis?.stop());

  onEachDatabase('beside the database', (world) => {
    const open: Limiters[] = [];
    afterEach(() => open.splice(0).forEach((limiters) => limiters.close()));

    /** Starts an instance of the site, connected to Redis or to a port without one. */
    async function machine(reached = true) {
      const { db, now } = world().services;
      const throttle = createLimiters({ db, log: pino({ level: 'silent' }), redisUrl: redis.url });
      open.push(throttle);
      const scope = { throttle, now };
      if (reached) await expect.poll(async () => isInRedis(scope), { timeout: 8000 }).toBe(true);
      return { ...scope, take: (subject: string) => consumeAttempt(scope, POLICY, subject) };
    }

    const rows = () =>
      world().services.db.selectFrom('throttles').selectAll().where('key', 'like', '%test:%').execute();

    let probes = 0;
    async function isInRedis(scope: Parameters<typeof consumeAttempt>[0]): Promise<boolean> {
      const before = (await rows()).length;
      await consumeAttempt(scope, POLICY, `probe ${(probes += 1)} ${redis.port}`);
      return (await rows()).length === before;
    }

    it('is shared by all machines, and not counted in the database', async () => {
      const [one, two] = [await machine(), await machine()];
      const before = await rows();
      const subject = newEmail();
      expect(await one.take(subject)).toBe(0);
      expect(await two.take(subject)).toBe(0);
      expect(await one.take(subject)).toBe(1);
      for (const each of [one, two])
        await expect(each.take(subject)).rejects.toMatchObject({ error: 'tooManyRequests' });
      // Redis uses its own clock in whole seconds: the first wait is one second.
      await expect.poll(() => two.take(subject).catch(() => 'refused'), { timeout: 5000 }).toBe(60);
      const refusal = await one.take(subject).catch((error: { details: { retryAfter: number } }) => error);
      expect((refusal as { details: { retryAfter: number } }).details.retryAfter).toBeGreaterThan(55);
      expect(await rows()).toEqual(before);
    });

    it('passes if it is one of many at once, and can be returned and reset', async () => {
      const one = await machine();
      const [flooded, right, gone] = [newEmail(), newEmail(), newEmail()];
      const all = await Promise.allSettled(Array.from({ length: 20 }, () => one.take(flooded)));
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
      for (let count = 0; count < 3; count += 1) await one.take(right);
      await refundAttempt(one, POLICY, right);
      expect(await one.take(right)).toBe(1);
      for (let count = 0; count < 9; count += 1) await refundAttempt(one, POLICY, right);
      expect(await one.take(right)).toBe(0);
      for (let count = 0; count < 3; count += 1) await one.take(gone);
      await resetAttempts(one, POLICY, [gone]);
      expect(await one.take(gone)).toBe(0);
    });

    it('counts towards daily and hourly caps of all machines, with one warning', async () => {
      const lines: string[] = [];
      const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
      const [one, two] = [await machine(), await machine()];
      for (const period of ['daily', 'hourly'] as const) {
        const cap = { name: newEmail(), allowed: 3, period };
        const take = (from: typeof one) => consumePeriodPoints({ ...from, log }, cap);
        await Promise.all([take(one), take(two), take(one)]);
        await expect(take(two)).rejects.toMatchObject({ error: 'tooManyRequests' });
        await refundPeriodPoints({ ...one, log }, cap);
        await take(two);
        await expect(take(one)).rejects.toMatchObject({ error: 'tooManyRequests' });
        expect(
          lines.splice(0).filter((line) => line.includes(`"period":"${period}"`) && line.includes('cap reached')),
        ).toHaveLength(1);
        const keys = await world().services.db.selectFrom('throttles').select('key').execute();
        expect(keys.filter(({ key }) => key.includes(cap.name))).toEqual([]);
      }
    });

    it('is counted in the database while Redis is down, and in Redis again afterwards', async () => {
      const one = await machine();
      const subject = newEmail();
      await redis.stop();
      expect(await one.take(subject)).toBe(0);
      expect(await one.take(subject)).toBe(0);
      expect(await one.take(subject)).toBe(1);
      await expect(one.take(subject)).rejects.toMatchObject({ error: 'tooManyRequests' });
      await redis.start();
      await expect.poll(() => isInRedis(one), { timeout: 10_000, interval: 300 }).toBe(true);
    });

    it('is used by the calls', async () => {
      const { db, throttle } = world().services;
      await whileReplaced(throttle, (await machine()).throttle, async () => {
        const account = newEmail();
        const rowsBefore = await db.selectFrom('throttles').selectAll().execute();
        const statuses: number[] = [];
        // Wrong passwords are counted for an account and a network together.
        const home = { 'x-client-address': '203.0.113.77' };
        for (let count = 0; count < 11; count += 1)
          statuses.push((await login(world(), account, OTHER_PASSWORD, {}, home)).status);
        expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
        expect(await db.selectFrom('throttles').selectAll().execute()).toEqual(rowsBefore);
      });
    });
  });
});
