import { describe, expect, it } from 'vitest';
import * as rules from '@/lib/billing/constants';
import { COUNTRIES, type Country } from '@/lib/market/country';
import { resolveLegalMarkdown } from '@/lib/server/content/legal/resolve-legal-markdown';
import { marketWords } from '@/lib/server/content/legal/market-words';
import { legalFile, showsIn } from './legal-files';
import { asRead } from '../../../../support/as-read';

/**
 * The English text of a country, without thousands marks. The other languages must give the same figures (legal-texts).
 */
function textOf(document: 'terms-of-use' | 'service-rule', country: Country): string {
  const words = marketWords(country, 'en');
  const { markdown } = resolveLegalMarkdown(legalFile(document, 'en'), { country, words });
  return asRead(markdown).replaceAll(/(?<=\d),(?=\d{3})/g, '');
}

const local = COUNTRIES.filter((country) => showsIn('service-rule', country));
const span = ({ minDays, maxDays }: { minDays: number; maxDays: number }) => `${minDays}–${maxDays}`;

const common = [
  `divided by ${rules.VOLUMETRIC_DIVISOR}`,
  `minimum is ${rules.MIN_CHARGEABLE_KG} kg`,
  `${rules.MIN_FOOTPRINT_CM} × ${rules.MIN_FOOTPRINT_CM} cm`,
  `under ${rules.MAX_SIDE_CM} cm`,
  `${rules.CASH_ON_DELIVERY_PERCENT}% of the amount collected`,
  `at least CNY ${rules.CASH_ON_DELIVERY_MIN_FEE}`,
  `may not exceed CNY ${rules.MAX_CASH_ON_DELIVERY}`,
  `costs CNY ${rules.EXTRA_ATTEMPT_FEE}`,
  `within ${rules.FREE_ATTEMPT_DAYS} days`,
  `${rules.RETURN_DECISION_DAYS} calendar days`,
  `up to CNY ${rules.MAX_COMPENSATION} for each waybill`,
  `an extra ${rules.REMOTE_AREA_DAYS.minDays} to ${rules.REMOTE_AREA_DAYS.maxDays} working days`,
];

describe('the list of figures in the terms of use', () => {
  it.each([...common, `${rules.MIN_PARCEL_KG} to ${rules.MAX_PARCEL_KG} kg`, 'at most 100 Wh'])(
    'includes %s',
    (words) => {
      expect(textOf('terms-of-use', 'GH')).toContain(words);
    },
  );
});

describe.each(local)('the list of figures in the local terms of %s', (country) => {
  const text = textOf('service-rule', country);

  it.each([
    ...common,
    `Heaviest parcel: ${rules.MAX_PARCEL_KG} kg`,
    `Economy parcel from China | ${span(rules.TRANSIT_DAYS['e-parcel'])}`,
    `International Express from China | ${span(rules.TRANSIT_DAYS['special-line'])}`,
    `Business express from China | ${span(rules.TRANSIT_DAYS['business-express'])}`,
    `Local delivery ${marketWords(country, 'en').inCountry} | ${span(rules.TRANSIT_DAYS.local)} |`,
    `to the buyer | ${span(rules.TRANSIT_DAYS.local)} |`,
    `until they are ready for sale | ${span(rules.TRANSIT_DAYS.fulfilment)} |`,
  ])('includes %s', (words) => {
    expect(text).toContain(words);
  });

  it('mentions the surcharges if they apply, and only then', () => {
    const exempt = (rules.SURCHARGE_EXEMPT_COUNTRIES as readonly string[]).includes(country);
    const { 'hong-kong': hongKong, guangzhou } = rules.PHONE_TABLET_PER_KG;
    expect(
      text.includes(`CNY ${hongKong} for each kilogram handed over in Hong Kong, CNY ${guangzhou} in Guangzhou`),
    ).toBe(!exempt);
    expect(text.includes(`CNY ${rules.BRAND_SENSITIVE_PER_KG} for each kilogram`)).toBe(!exempt);
    expect(text.includes('no surcharge on this route')).toBe(exempt);
  });

  it('includes the customs figures of this country only', () => {
    const figures: Partial<Record<Country, string[]>> = {
      MA: [
        `MAD ${rules.MOROCCO_THRESHOLD_MAD}, shipping included`,
        `CNY ${rules.MOROCCO_CLEARANCE_CNY.individual} if the importer is an individual`,
        `CNY ${rules.MOROCCO_CLEARANCE_CNY.business} if it is a company`,
      ],
      SA: [
        `VAT is ${rules.SAUDI_VAT_PERCENT}%`,
        `SAR ${rules.SAUDI_THRESHOLD_SAR}`,
        `fee of SAR ${rules.SAUDI_CLEARANCE_SAR}`,
      ],
      AE: [`VAT is ${rules.EMIRATES_VAT_PERCENT}%`, `AED ${rules.EMIRATES_THRESHOLD_AED}`],
    };
    for (const [of, sentences] of Object.entries(figures))
      for (const words of sentences) expect(text.includes(words), words).toBe(of === country);
    expect(text.includes('adds no clearance fee')).toBe(!(country in figures));
  });
});
