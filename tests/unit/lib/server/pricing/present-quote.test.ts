import { describe, expect, it } from 'vitest';
import { chargeLine, infoLine } from '@/lib/billing/quote-line';
import type { PricedQuote } from '@/lib/server/pricing/priced-quote';
import { presentQuote } from '@/lib/server/pricing/present-quote';

const quote: PricedQuote = {
  kind: 'domestic',
  service: 'local-standard',
  destinationCountry: 'UG',
  remote: true,
  lines: [
    chargeLine(
      'freight',
      { chargeableKg: 3, basis: 'volumetric', firstKg: 10000, additionalKg: 2000, currency: 'UGX' },
      { currency: 'UGX', minor: 14000 },
    ),
    chargeLine(
      'cash-on-delivery-fee',
      {
        percent: 3,
        minimum: 5,
        currency: 'CNY',
        collected: 500000,
        collectedCurrency: 'UGX',
        collectedCny: 995,
      },
      { currency: 'CNY', minor: 2985 },
    ),
    infoLine('remote-area', { minDays: 3, maxDays: 5 }),
  ],
  chargeable: [{ actualKg: 1, volumetricKg: 2.4, chargeableKg: 3 }],
  totals: [
    { currency: 'UGX', minor: 14000 },
    { currency: 'CNY', minor: 2985 },
  ],
  receiverTotals: [],
  transit: { minDays: 4, maxDays: 8 },
  violations: [],
};

/** Intl parts amounts with no-break spaces and, in Arabic, with marks of direction. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/[\u200e\u200f]/g, '');

describe('presentQuote', () => {
  it('formats each amount in its own currency, Ugandan shillings without a fraction', () => {
    const { lines } = presentQuote(quote, 'en');
    expect(plain(lines[0]!.reason)).toBe(
      'Charged for 3 kg (volumetric weight), because the parcel is large for its weight. We round up to whole kilograms. The first kilogram costs UGX 10,000 and each additional kilogram UGX 2,000.',
    );
    expect(plain(lines[1]!.reason)).toBe(
      '3% of the UGX 500,000 we collect from the receiver (CNY 995 at our exchange rate), minimum CNY 5 per parcel.',
    );
  });

  it.each([
    ['en', 'Each kilogram costs CNY 72.'],
    ['zh-CN', '每公斤 72 元。'],
    ['fr', '72 yuans le kilo.'],
    ['tr', 'Kilogram fiyatı: 72 yuan.'],
  ] as const)('states one price in %s if every kilogram costs the same', (language, words) => {
    const freight = { chargeableKg: 3, basis: 'actual', firstKg: 72, additionalKg: 72, currency: 'CNY' } as const;
    const flat = { ...quote, lines: [chargeLine('freight', freight, { currency: 'CNY', minor: 21600 })] };
    expect(plain(presentQuote(flat, language).lines[0]!.reason)).toContain(words);
  });

  it('formats amounts in the language, with Latin digits', () => {
    expect(plain(presentQuote(quote, 'fr').lines[1]!.reason)).toContain('500 000 UGX');
    expect(plain(presentQuote(quote, 'tr').lines[1]!.reason)).toContain('995 yuan');
    expect(plain(presentQuote(quote, 'ar').lines[1]!.reason)).toContain('500,000 شلن أوغندي');
    for (const language of ['ar', 'ur'] as const) {
      for (const { label, reason } of presentQuote(quote, language).lines) {
        expect(label + reason).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
      }
    }
  });

  it('leaves amounts, rules and payers unchanged', () => {
    const view = presentQuote(quote, 'zh-CN');
    expect(view.lines.map(({ amount }) => amount)).toEqual(quote.lines.map(({ amount }) => amount));
    expect(view.lines.map(({ rule }) => rule)).toEqual(quote.lines.map(({ rule }) => rule));
    expect(view).toMatchObject({ kind: 'domestic', totals: quote.totals, receiverTotals: [] });
    expect(view.transit).toEqual({ minDays: 4, maxDays: 8, remote: true });
  });
});
