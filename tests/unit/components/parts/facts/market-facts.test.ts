import { describe, expect, it } from 'vitest';
import { marketFacts } from '@/components/parts/facts/market-facts';
import { COUNTRIES, MARKETS } from '@/lib/market/country';

const kinds = (country: Parameters<typeof marketFacts>[0]) => marketFacts(country).map(({ kind }) => kind);

describe('marketFacts', () => {
  it('begins with the customs rule if §9 has one, and only then', () => {
    expect(kinds('MA')[0]).toBe('customs-morocco');
    expect(kinds('SA')[0]).toBe('customs-saudi-arabia');
    expect(kinds('AE')[0]).toBe('customs-emirates');
    for (const country of COUNTRIES.filter((code) => !['MA', 'SA', 'AE'].includes(code)))
      expect(kinds(country).some((kind) => kind.startsWith('customs'))).toBe(false);
  });

  it('states the thresholds and fees of §9 in minor units', () => {
    expect(marketFacts('MA')[0]).toEqual({
      kind: 'customs-morocco',
      threshold: { currency: 'MAD', minor: 125_000 },
      individual: { currency: 'CNY', minor: 20_000 },
      business: { currency: 'CNY', minor: 30_000 },
    });
    expect(marketFacts('SA')[0]).toEqual({
      kind: 'customs-saudi-arabia',
      threshold: { currency: 'SAR', minor: 100_000 },
      vatPercent: 15,
      fee: { currency: 'SAR', minor: 10_000 },
    });
    expect(marketFacts('AE')[0]).toMatchObject({ threshold: { currency: 'AED', minor: 100_000 }, vatPercent: 5 });
  });

  it('states that surcharges do not apply in Morocco and Saudi Arabia only', () => {
    expect(COUNTRIES.filter((country) => kinds(country).includes('no-surcharges'))).toEqual(['MA', 'SA']);
  });

  it('collects in the market’s currency, from China in the receiver’s, up to 1,500 CNY', () => {
    for (const country of COUNTRIES) {
      const cash = marketFacts(country).find(({ kind }) => kind === 'cash-on-delivery');
      const currency = country === 'CN' ? null : MARKETS[country].currency;
      expect(cash).toMatchObject({ currency, cap: { currency: 'CNY', minor: 150_000 } });
    }
  });
});
