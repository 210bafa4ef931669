import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import countries from '@/lib/server/programs/seed/data/countries.json';
import { marketWords } from '@/lib/server/content/legal/market-words';

const countryNames = countries as { code: string; names: Record<string, string> }[];

describe.each(LANGUAGES)('the word for a market in %s', (language) => {
  it.each(COUNTRIES)('is the country list’s name for %s', (country) => {
    const { brand, country: name, inCountry } = marketWords(country, language);
    expect(brand).toBe('Dunia Express');
    expect(name).toBe(countryNames.find(({ code }) => code === country)!.names[language]);
    expect(inCountry).toContain(name);
    expect(inCountry.length).toBeGreaterThan(name.length);
  });
});
