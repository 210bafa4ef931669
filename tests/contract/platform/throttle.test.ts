import { expect, it } from 'vitest';
import { resetAttempts, refundAttempt, consumeAttempt } from '@/lib/server/platform/throttle/consume-attempt';
import { createLimiters } from '@/lib/server/platform/throttle/limiters';
import { onEachDatabase } from '../support/world';

const POLICY = { name: 'test', free: 3, waits: [15, 60], forgetAfter: 3600 };
const START = Date.parse('2026-11-20T12:00:00.000Z');

onEachDatabase('a throttle', (world) => {
  const after = (seconds: number) => ({
    throttle: world().services.throttle,
    now: () => new Date(START + seconds * 1000),
  });
  const countAttempt = (seconds: number, subject: string) => consumeAttempt(after(seconds), POLICY, subject);
  const refusal = (retryAfter: number) => ({ error: 'tooManyRequests', details: { retryAfter } });

  it('lets free attempts pass, then one after each wait, with growing waits', async () => {
    expect(await countAttempt(0, 'a')).toBe(0);
    expect(await countAttempt(0, 'a')).toBe(0);
    expect(await countAttempt(0, 'a')).toBe(15);
    await expect(countAttempt(1, 'a')).rejects.toMatchObject(refusal(14));
    await expect(countAttempt(14.5, 'a')).rejects.toMatchObject(refusal(0.5));
    expect(await countAttempt(15, 'a')).toBe(60);
    await expect(countAttempt(74, 'a')).rejects.toMatchObject(refusal(1));
    expect(await countAttempt(75, 'a')).toBe(60);
    expect(await countAttempt(76, 'b')).toBe(0);
  });

  it('accepts a free attempt that read its clock before the last counted one', async () => {
    expect(await countAttempt(0.005, 'late')).toBe(0);
    expect(await countAttempt(0, 'late')).toBe(0);
    expect(await countAttempt(0.003, 'late')).toBe(15);
  });

  it('lets one of many simultaneous attempts pass after the free ones', async () => {
    const both = await Promise.allSettled(Array.from({ length: 20 }, () => countAttempt(0, 'crowd')));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const later = await Promise.allSettled(Array.from({ length: 20 }, () => countAttempt(3000, 'crowd')));
    expect(later.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('does not extend the wait for a refused attempt', async () => {
    for (let count = 0; count < 3; count += 1) await countAttempt(0, 'hasty');
    for (let count = 0; count < 9; count += 1)
      await expect(countAttempt(5, 'hasty')).rejects.toMatchObject(refusal(10));
    expect(await countAttempt(15, 'hasty')).toBe(60);
  });

  it('writes nothing for an attempt during a wait', async () => {
    for (let count = 0; count < 3; count += 1) await countAttempt(0, 'flood');
    const { throttle } = world().services;
    const statements: string[] = [];
    const refusing = (write: string) => () => {
      statements.push(write);
      return Promise.reject(new Error(write));
    };
    const readOnly = <T extends object>(limiter: T): T =>
      Object.assign(Object.create(limiter), {
        consume: refusing('consume'),
        reward: refusing('reward'),
        delete: refusing('delete'),
      });
    const { counts, waits } = throttle;
    const scope = { ...after(5), throttle: { ...throttle, counts: readOnly(counts), waits: readOnly(waits) } };
    const flood = await Promise.allSettled(Array.from({ length: 20 }, () => consumeAttempt(scope, POLICY, 'flood')));
    for (const each of flood) expect(each).toMatchObject({ status: 'rejected', reason: refusal(10) });
    expect(statements).toEqual([]);
    expect(await countAttempt(15, 'flood')).toBe(60);
  });

  it('applies in other processes, and ends there within a second after a reset', async () => {
    const { db, log } = world().services;
    const other = (seconds: number) => ({ ...after(seconds), throttle: createLimiters({ db, log }) });
    for (let count = 0; count < 3; count += 1) await countAttempt(0, 'shared');
    await expect(consumeAttempt(other(1), POLICY, 'shared')).rejects.toMatchObject(refusal(14));
    await expect(countAttempt(1, 'shared')).rejects.toMatchObject(refusal(14));
    await resetAttempts(other(1), POLICY, ['shared']);
    await expect.poll(() => countAttempt(2, 'shared').catch(() => 'refused'), { timeout: 3000, interval: 250 }).toBe(0);
  });

  it('resets an hour after the last attempt, not after the first', async () => {
    await countAttempt(0, 'patient');
    await countAttempt(3000, 'patient');
    expect(await countAttempt(6000, 'patient')).toBe(15);
    expect(await countAttempt(6000 + 3600, 'patient')).toBe(0);
  });

  it('returns an attempt with its wait, and never below zero', async () => {
    for (let count = 0; count < 3; count += 1) await countAttempt(0, 'right');
    await refundAttempt(after(1), POLICY, 'right');
    expect(await countAttempt(1, 'right')).toBe(15);
    for (let count = 0; count < 9; count += 1) await refundAttempt(after(2), POLICY, 'right');
    expect(await countAttempt(2, 'right')).toBe(0);
    expect(await countAttempt(2, 'right')).toBe(0);
    expect(await countAttempt(2, 'right')).toBe(15);
  });

  it('counts from zero after a reset', async () => {
    for (let count = 0; count < 3; count += 1) await countAttempt(0, 'reset');
    await resetAttempts(after(1), POLICY, ['reset']);
    expect(await countAttempt(1, 'reset')).toBe(0);
  });

  it('stores no subject in plain text', async () => {
    await countAttempt(0, 'ama@example.com');
    const rows = await world().services.db.selectFrom('throttles').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('ama@');
  });

  it('distinguishes a failing store from a refusal', async () => {
    const broken = Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
    const { throttle } = world().services;
    const scope = {
      ...after(0),
      throttle: {
        ...throttle,
        counts: Object.assign(Object.create(throttle.counts), { consume: () => Promise.reject(broken) }),
      },
    };
    await expect(consumeAttempt(scope, POLICY, 'x')).rejects.toBe(broken);
  });
});
