import { describe, expect, it } from 'vitest';
import { moneyOf } from '@/lib/billing/money';
import { formatFee } from '@/lib/i18n/format/format-fee';
import { asRead } from '../../support/as-read';

const rate = { currency: 'MAD', cnyPerUnit: 0.774, ratesOf: '2026-11-16' };
const fee = moneyOf('CNY', 40);

describe('formatFee', () => {
  it.each([
    ['en-MA', 'CNY 40 (about MAD 52)'],
    ['fr-MA', '40 yuans (environ 52 DH)'],
    ['zh-CN', '40 元（约 52 摩洛哥迪拉姆）'],
  ])('writes a fee in %s with the same in dirhams', (locale, text) =>
    expect(asRead(formatFee(fee, locale, rate))).toBe(text),
  );

  it('writes a fee alone without a rate, and one in the money of the market', () => {
    expect(asRead(formatFee(fee, 'fr-MA', undefined))).toBe('40 yuans');
    expect(asRead(formatFee(moneyOf('MAD', 1250), 'en-MA', rate))).toBe('MAD 1,250');
  });
});
