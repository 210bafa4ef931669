import { expect, it } from 'vitest';
import { takeAttempt } from '@/lib/server/throttle/take-attempt';
import { onEachDatabase } from './world';

const POLICY = { name: 'test', free: 3, waits: [15], forgetAfter: 3600 };

onEachDatabase('a throttle', (world) => {
  it('lets a free attempt pass that read its clock before the one counted last', async () => {
    const { db } = world().services;
    const at = (time: string) => ({ db, now: () => new Date(time) });
    expect(await takeAttempt(at('2026-11-20T12:00:00.005Z'), POLICY, 'late reader')).toBe(0);
    expect(await takeAttempt(at('2026-11-20T12:00:00.000Z'), POLICY, 'late reader')).toBe(0);
    expect(await takeAttempt(at('2026-11-20T12:00:00.003Z'), POLICY, 'late reader')).toBe(15);
    await expect(takeAttempt(at('2026-11-20T12:00:01.000Z'), POLICY, 'late reader')).rejects.toMatchObject({
      error: 'tooManyRequests',
    });
  });
});
