import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QUEUE_RETRIES } from '@/lib/server/messaging/queue/queue-retries';
import { pauseAfter } from '@/lib/server/platform/pause-after';
import { HOUR_MS } from '@/lib/time/durations';

const pause = (attempts: number, chance: number) => pauseAfter(QUEUE_RETRIES, attempts, chance);

it('a failed event is retried after growing pauses, for almost three days', () => {
  const pauses = Array.from({ length: 11 }, (_, index) => pause(index + 1, 0.5)!);
  expect(pauses.slice(0, 6)).toEqual([10_000, 60_000, 300_000, 1_800_000, 2 * HOUR_MS, 6 * HOUR_MS]);
  const hours = pauses.reduce((sum, each) => sum + each, 0) / HOUR_MS;
  expect(hours).toBeGreaterThan(60);
  expect(hours).toBeLessThan(72);
  expect(pause(12, 0.5)).toBeNull();
  expect(pause(100, 0)).toBeNull();
});

it('pauses vary by a fifth so that retries spread', () => {
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 11 }), chance, (attempts, share) => {
      const ratio = pause(attempts, share)! / pause(attempts, 0.5)!;
      expect(ratio).toBeGreaterThanOrEqual(0.8);
      expect(ratio).toBeLessThanOrEqual(1.2);
    }),
  );
});
