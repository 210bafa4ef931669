import { describe, expect, it } from 'vitest';
import type { OrderPeriod } from '@/lib/orders/choices';
import { periodStart } from '@/lib/server/parcels/orders/list/period-start';

describe('periodStart', () => {
  it.each<[OrderPeriod, string, string]>([
    ['WEEK', '2026-11-20T12:34:56.789Z', '2026-11-13T12:34:56.789Z'],
    ['MONTH', '2026-11-20T12:34:56.789Z', '2026-10-20T12:34:56.789Z'],
    ['QUARTER', '2026-11-20T12:34:56.789Z', '2026-08-20T12:34:56.789Z'],
    ['MONTH', '2026-03-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['MONTH', '2028-03-31T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
    ['QUARTER', '2026-05-31T00:00:00.000Z', '2026-02-28T00:00:00.000Z'],
    ['QUARTER', '2027-01-15T00:00:00.000Z', '2026-10-15T00:00:00.000Z'],
    ['MONTH', '2026-01-31T23:59:59.999Z', '2025-12-31T23:59:59.999Z'],
  ])('returns for the last %s before %s %s', (period, now, start) => {
    expect(periodStart(period, new Date(now)).toISOString()).toBe(start);
  });
});
