import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pauseAfter } from '@/lib/server/messaging/queue/queue-retries';

const HOUR = 3600_000;

it('a failed event is retried after growing pauses, for almost three days', () => {
  const pauses = Array.from({ length: 11 }, (_, index) => pauseAfter(index + 1, 0.5)!);
  expect(pauses.slice(0, 6)).toEqual([10_000, 60_000, 300_000, 1_800_000, 2 * HOUR, 6 * HOUR]);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / HOUR;
  expect([hours > 60, hours < 72]).toEqual([true, true]);
  expect([pauseAfter(12, 0.5), pauseAfter(100, 0)]).toEqual([null, null]);
});

it('pauses vary by a fifth so that retries spread', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), chance, (attempts, share) => {
      const ratio = pauseAfter(attempts, share)! / pauseAfter(attempts, 0.5)!;
      expect([ratio >= 0.8, ratio <= 1.2]).toEqual([true, true]);
    }),
  );
});
