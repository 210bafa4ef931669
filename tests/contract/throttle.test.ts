import { expect, it } from 'vitest';
import { resetAttempts, refundAttempt, consumeAttempt } from '@/lib/server/throttle/consume-attempt';
import { onEachDatabase } from './world';

const POLICY = { name: 'test', free: 3, waits: [15, 60], forgetAfter: 3600 };
const START = Date.parse('2026-11-20T12:00:00.000Z');

onEachDatabase('a throttle', (world) => {
  const after = (seconds: number) => ({
    throttle: world().services.throttle,
    now: () => new Date(START + seconds * 1000),
  });
  const take = (seconds: number, subject: string) => consumeAttempt(after(seconds), POLICY, subject);
  const refused = (retryAfter: number) => ({ error: 'tooManyRequests', details: { retryAfter } });

  it('lets free attempts pass, then one after each wait, and the waits grow', async () => {
    expect([await take(0, 'a'), await take(0, 'a'), await take(0, 'a')]).toEqual([0, 0, 15]);
    await expect(take(1, 'a')).rejects.toMatchObject(refused(14));
    await expect(take(14.5, 'a')).rejects.toMatchObject(refused(0.5));
    expect(await take(15, 'a')).toBe(60);
    await expect(take(74, 'a')).rejects.toMatchObject(refused(1));
    expect(await take(75, 'a')).toBe(60);
    expect(await take(76, 'b')).toBe(0);
  });

  it('lets a free attempt pass that read its clock before the one counted last', async () => {
    expect([await take(0.005, 'late'), await take(0, 'late'), await take(0.003, 'late')]).toEqual([0, 0, 15]);
  });

  it('lets no more than one of many attempts at once pass when the free ones are used up', async () => {
    const both = await Promise.allSettled(Array.from({ length: 20 }, () => take(0, 'crowd')));
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    const later = await Promise.allSettled(Array.from({ length: 20 }, () => take(3000, 'crowd')));
    expect(later.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not lengthened by what it refused', async () => {
    for (let count = 0; count < 3; count += 1) await take(0, 'hasty');
    for (let count = 0; count < 9; count += 1) await expect(take(5, 'hasty')).rejects.toMatchObject(refused(10));
    expect(await take(15, 'hasty')).toBe(60);
  });

  it('forgets an hour after the last attempt, not after the first', async () => {
    await take(0, 'patient');
    await take(3000, 'patient');
    expect(await take(6000, 'patient')).toBe(15);
    expect(await take(6000 + 3600, 'patient')).toBe(0);
  });

  it('takes an attempt back with its wait, and never below none', async () => {
    for (let count = 0; count < 3; count += 1) await take(0, 'right');
    await refundAttempt(after(1), POLICY, 'right');
    expect(await take(1, 'right')).toBe(15);
    for (let count = 0; count < 9; count += 1) await refundAttempt(after(2), POLICY, 'right');
    expect([await take(2, 'right'), await take(2, 'right'), await take(2, 'right')]).toEqual([0, 0, 15]);
  });

  it('begins anew for a subject that is forgotten', async () => {
    for (let count = 0; count < 3; count += 1) await take(0, 'reset');
    await resetAttempts(after(1), POLICY, ['reset']);
    expect(await take(1, 'reset')).toBe(0);
  });

  it('keeps no subject in the clear', async () => {
    await take(0, 'ama@example.com');
    const rows = await world().services.db.selectFrom('throttles').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('ama@');
  });

  it('tells a store that fails from a refusal', async () => {
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
