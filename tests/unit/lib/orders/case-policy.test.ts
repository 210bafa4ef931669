import { describe, expect, it } from 'vitest';
import { addDays } from '@/lib/time/calendar-date';
import { CLAIM_ANSWER_DAYS } from '@/lib/orders/claim-policy';
import { lastAnswerDay, disputeUntil, regulatorOf } from '@/lib/orders/case-policy';

describe('a case', () => {
  it('is answered within the days of its market, from the day of the rule on', () => {
    expect(lastAnswerDay('DISPUTE', 'SA', '2026-11-29')).toBe('2026-12-04');
    expect(lastAnswerDay('DISPUTE', 'SA', '2025-03-31')).toBe('2025-04-07');
    expect(lastAnswerDay('DISPUTE', 'GH', '2026-11-29')).toBe('2026-12-06');
  });

  it('has different deadlines for claims and feedback', () => {
    expect(lastAnswerDay('FEEDBACK', 'SA', '2026-11-29')).toBe('2026-12-04');
    expect(lastAnswerDay('FEEDBACK', 'GH', '2026-11-29')).toBe('2026-12-06');
    for (const country of ['SA', 'GH'] as const)
      expect(lastAnswerDay('CLAIM', country, '2026-11-29')).toBe(addDays('2026-11-29', CLAIM_ANSWER_DAYS));
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
