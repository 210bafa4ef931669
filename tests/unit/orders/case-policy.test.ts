import { describe, expect, it } from 'vitest';
import { answerDay, disputeUntil, regulatorOf } from '@/lib/orders/case-policy';

describe('a case about an attempt', () => {
  it('is answered within the days of its market, from the day of the rule on', () => {
    expect(answerDay('SA', '2026-11-29')).toBe('2026-12-04');
    expect(answerDay('SA', '2025-03-31')).toBe('2025-04-07');
    expect(answerDay('GH', '2026-11-29')).toBe('2026-12-06');
  });

  it('names the authority of a market that has one', () => {
    expect(regulatorOf('SA', '2026-11-29')).toMatchObject({ url: 'https://www.tga.gov.sa' });
    expect(regulatorOf('TR', '2026-11-29')?.name).toContain('BTK');
    expect(regulatorOf('SA', '2025-03-31')).toBeNull();
    expect(regulatorOf('GH', '2026-11-29')).toBeNull();
  });

  it('can be opened for 48 hours', () => {
    expect(disputeUntil('2026-11-29T10:00:00.000Z').toISOString()).toBe('2026-12-01T10:00:00.000Z');
  });
});
