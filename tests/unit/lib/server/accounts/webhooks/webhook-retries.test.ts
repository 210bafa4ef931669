import { expect, it } from 'vitest';
import { MAX_EVENTS_PER_REQUEST } from '@/lib/market/limits';
import {
  actionAfterFailure,
  FAILING_MS,
  refusesAll,
  webhookPauseAfter,
  WEBHOOK_RETRIES,
} from '@/lib/server/accounts/webhooks/webhook-retries';
import { pauseAfter } from '@/lib/server/platform/pause-after';

const pauses = (chance: number) =>
  Array.from({ length: 10 }, (_, index) => pauseAfter(WEBHOOK_RETRIES, index + 1, chance));

it('the pause after a failure grows, and the last attempt is after three days', () => {
  const shortest = pauses(0);
  expect(shortest.at(-1)).toBeNull();
  const all = shortest.filter((pause) => pause !== null);
  expect(all).toHaveLength(9);
  expect(all).toEqual(all.toSorted((one, other) => one - other));
  const whole = all.reduce((sum, pause) => sum + pause, 0);
  // The last attempt finds a webhook failing for long enough to be switched off.
  expect(whole).toBeGreaterThanOrEqual(FAILING_MS);
  expect(whole).toBeLessThan(FAILING_MS * 1.2);
});

it('chance only makes a pause longer, by at most a tenth', () => {
  for (const [index, pause] of pauses(0.999).entries()) {
    const shortest = pauseAfter(WEBHOOK_RETRIES, index + 1, 0);
    expect(pause === null).toBe(shortest === null);
    if (pause !== null) expect(pause / shortest!).toBeCloseTo(1.1, 2);
  }
});

it('a server that is down is paused for five seconds, then for five minutes at a time', () => {
  expect([1, 2, 3, 100].map((failures) => webhookPauseAfter(failures, 1))).toEqual([5000, 300_000, 300_000, 300_000]);
});

it('a server that refuses events is down after more of them than a split batch may have', () => {
  expect([1, 20, 21].map(refusesAll)).toEqual([false, false, true]);
});

it('a pause stays short until the largest batch can be split down to one event', () => {
  let size = MAX_EVENTS_PER_REQUEST;
  let failures = 0;
  for (; size > 1; size = Math.ceil(size / 2))
    for (const attempt of [1, 2]) {
      failures += 1;
      expect(webhookPauseAfter(failures, size)).toBe(5000);
      expect(actionAfterFailure(size, attempt, 0.5)).toBe(attempt === 1 ? 5000 : 'split');
    }
  expect(webhookPauseAfter(100, MAX_EVENTS_PER_REQUEST)).toBe(300_000);
});

it('one event is retried ten times alone', () => {
  const results = Array.from({ length: 10 }, (_, index) => actionAfterFailure(1, index + 1, 0));
  expect(results.slice(0, -1)).toEqual(pauses(0).slice(0, -1));
  expect(results.at(-1)).toBe('give up');
});
