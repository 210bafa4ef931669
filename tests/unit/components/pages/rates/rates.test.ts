import { describe, expect, it } from 'vitest';
import { selectShownRates, lowestFirstKg } from '@/components/pages/product/data/rate-rows';
import { chargesOf } from '@/components/pages/rates/charges';
import { exampleRate, groupRates } from '@/components/pages/rates/rate-groups';
import { COUNTRIES } from '@/lib/market/country';
import { ratesOf, seedRates } from '../../../support/render';

const all = seedRates('en');
const abroad = (service: string) => all.filter((rate) => rate.service === service);

describe('the lowest price of a first kilogram', () => {
  it('is that of a parcel, not of a consignment', () => {
    const ghana = ratesOf('en', 'GH').filter(({ service }) => service !== 'local-standard');
    expect(lowestFirstKg(ghana)).toEqual({ currency: 'CNY', minor: 6600 });
    expect(lowestFirstKg(ghana.filter(({ service }) => service === 'business-express'))).toEqual({
      currency: 'CNY',
      minor: 6800,
    });
  });

  it('never compares two currencies', () => {
    const morocco = ratesOf('en', 'MA').filter(({ service }) => service === 'intl-straight-special');
    expect(lowestFirstKg(morocco)?.currency).toBe('MAD');
    expect(lowestFirstKg(abroad('intl-straight-special'))).toEqual({ currency: 'CNY', minor: 5200 });
  });

  it('is null without a table', () => {
    expect(lowestFirstKg([])).toBeNull();
  });
});

describe('the excerpt beside an example', () => {
  it('shows all zones of one country', () => {
    expect(selectShownRates(ratesOf('en', 'KE')).map(({ zone }) => zone)).toContain('other');
  });

  it('shows one row a country, and nothing if that is still too long', () => {
    const rows = selectShownRates(abroad('intl-straight-special'));
    expect(rows).toHaveLength(10);
    expect(new Set(rows.map(({ zone }) => zone))).toEqual(new Set(['main']));
    expect(selectShownRates(all.filter(({ service }) => service !== 'local-standard'))).toEqual([]);
  });
});

describe('the rates page', () => {
  it.each(COUNTRIES.filter((country) => country !== 'CN'))('shows %s as the one destination', (country) => {
    const groups = groupRates(ratesOf('en', country), country);
    expect(groups.abroad.map((group) => group.country)).toEqual([country]);
    expect(groups.abroad[0]!.rows).toHaveLength(6);
    expect(groups.local.map(({ zone }) => zone)).toEqual(['same-city', 'inter-city']);
  });

  it('shows every destination to China, and deliveries within China only', () => {
    const groups = groupRates(all, 'CN');
    expect(groups.abroad.map(({ country }) => country)).toEqual(COUNTRIES.filter((country) => country !== 'CN'));
    expect(groups.local.map(({ destinationCountry }) => destinationCountry)).toEqual(['CN', 'CN']);
  });

  it('prices its example by the special line to the main zone', () => {
    expect(exampleRate(groupRates(ratesOf('en', 'NG'), 'NG'))).toMatchObject({
      service: 'intl-straight-special',
      zone: 'main',
    });
    expect(exampleRate({ abroad: [], local: [] })).toBeUndefined();
  });
});

describe('the list of charges beside freight', () => {
  const customs = ['morocco', 'saudiArabia', 'emirates'];

  it('names the surcharges everywhere except in Morocco and Saudi Arabia (§9)', () => {
    for (const country of COUNTRIES) {
      const exempt = country === 'MA' || country === 'SA';
      expect(chargesOf(country).includes('phoneGuangzhou'), country).toBe(!exempt);
      expect(chargesOf(country).includes('brand'), country).toBe(!exempt);
      expect(chargesOf(country).includes('goodsExempt'), country).toBe(exempt);
    }
  });

  it('names the customs of the country, and all of them to China', () => {
    const chargeNamesOf = (country: (typeof COUNTRIES)[number]) =>
      chargesOf(country).filter((charge) => customs.includes(charge));
    expect(chargeNamesOf('MA')).toEqual(['morocco']);
    expect(chargeNamesOf('SA')).toEqual(['saudiArabia']);
    expect(chargeNamesOf('AE')).toEqual(['emirates']);
    expect(chargeNamesOf('GH')).toEqual([]);
    expect(chargeNamesOf('CN')).toEqual(customs);
  });

  it('always names cash on delivery, further attempts and free fuel', () => {
    for (const country of COUNTRIES)
      expect(chargesOf(country)).toEqual(expect.arrayContaining(['cod', 'attempt', 'fuel']));
  });
});
