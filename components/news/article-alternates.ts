import { DEFAULT_COUNTRY, isCountry, type Country } from '@/lib/market/country';

/** Of a page's addresses by hreflang, those of the markets that may read the article. */
export function alternatesIn(languages: Readonly<Record<string, string>>, countries: readonly Country[]) {
  const readable = (hreflang: string): boolean => {
    const country = hreflang === 'x-default' ? DEFAULT_COUNTRY : hreflang.slice(-2);
    return isCountry(country) && countries.includes(country);
  };
  return Object.fromEntries(Object.entries(languages).filter(([hreflang]) => readable(hreflang)));
}
