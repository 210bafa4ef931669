import { useState } from 'react';
import { useRead } from '@/lib/client/api/use-read';
import type { Country } from '@/lib/market/country';
import { loadCountrySites, type CountrySites } from './load-country-sites';

export interface CountryChoice {
  /** Selected country. Its sites may still be loading. */
  country: Country;
  state: 'ready' | 'loading' | 'failed';
  shown: CountrySites;
  choose: (country: Country) => void;
  retry: () => void;
}

/** The page contains the market's own sites. The sites of another country are loaded once. */
export function useCountrySites(own: CountrySites): CountryChoice {
  const [country, choose] = useState(own.country);
  const [shown, setShown] = useState(own);
  const ownSites = country === own.country ? own : undefined;
  const read = useRead(country, () => loadCountrySites(country), { initial: ownSites });
  if (read.status === 'ready' && read.data !== shown) setShown(read.data);
  return { country, state: read.status === 'idle' ? 'loading' : read.status, shown, choose, retry: read.retry };
}
