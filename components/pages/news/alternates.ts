import { DEFAULT_COUNTRY, isCountry, type Country } from '@/lib/market/country';

/**
 * Returns a page's addresses by hreflang, only for markets that may read the article. `x-default` is the default
 * market's address, or the first English one.
 */
export function alternatesIn(languages: Readonly<Record<string, string>>, countries: readonly Country[]) {
  const readable = Object.entries(languages).filter(([hreflang]) => {
    const country = hreflang.slice(-2);
    return isCountry(country) && countries.includes(country);
  });
  const byTag = new Map(readable);
  const fallback = byTag.get(`en-${DEFAULT_COUNTRY}`) ?? readable.find(([tag]) => tag.startsWith('en-'))?.[1];
  return { ...Object.fromEntries(readable), ...(fallback && { 'x-default': fallback }) };
}
