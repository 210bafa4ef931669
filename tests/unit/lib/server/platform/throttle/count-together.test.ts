import { pino } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { expect, it, vi } from 'vitest';
import { consumePeriodPoints, refundPeriodPoints } from '@/lib/server/platform/throttle/period-cap';

const memory = (points = Number.MAX_SAFE_INTEGER) => new RateLimiterMemory({ points, duration: 60 });
const cap = { name: 'sms', allowed: 20, period: 'daily' } as const;

function scope() {
  const counts = memory();
  const consume = vi.spyOn(counts, 'consume');
  const lines: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) });
  return {
    consume,
    lines,
    log,
    now: () => new Date(),
    throttle: { counts, waits: memory(1), calls: memory(), fullUntil: new Map(), close: () => undefined },
  };
}

it('concurrent attempts are counted together, up to the limit', async () => {
  const { consume, lines, ...rest } = scope();
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => consumePeriodPoints(rest, cap)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  for (const each of outcomes) if (each.status === 'rejected') expect(each.reason.error).toBe('tooManyRequests');
  expect(consume.mock.calls.map(([, points]) => points)).toEqual([1, 49]);
  expect(lines).toHaveLength(1);
  // Refused actions do not count.
  await refundPeriodPoints(rest, cap);
  await consumePeriodPoints(rest, cap);
  await expect(consumePeriodPoints(rest, cap)).rejects.toMatchObject({ error: 'tooManyRequests' });
});

it('a failed count fails for all its callers, and for no later one', async () => {
  const { consume, ...rest } = scope();
  consume.mockRejectedValueOnce(new Error('away'));
  const [first, second] = await Promise.allSettled([consumePeriodPoints(rest, cap), consumePeriodPoints(rest, cap)]);
  expect({ first: first.status, second: second.status }).toEqual({ first: 'rejected', second: 'fulfilled' });
  await consumePeriodPoints(rest, cap);
});
