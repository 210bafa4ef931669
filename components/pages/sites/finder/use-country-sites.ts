import { useState } from 'react';
import { useRead } from '@/lib/client/api/use-read';
import type { Country } from '@/lib/market/country';
import { loadCountrySites, type CountrySites } from './load-country-sites';

export interface CountryChoice {
  /** Selected country. Its sites may still be loading. */
  country: Country;
  state: 'ready' | 'loading' | 'failed';
  /** Loaded sites of the selected country, or of the one before it. */
  sites: CountrySites;
  choose: (country: Country) => void;
  retry: () => void;
}

/** The page contains the market's own sites. The sites of another country are loaded once. */
export function useCountrySites(marketSites: CountrySites): CountryChoice {
  const [country, choose] = useState(marketSites.country);
  const [shownSites, setShownSites] = useState(marketSites);
  const ownSites = country === marketSites.country ? marketSites : undefined;
  const sitesRead = useRead(country, () => loadCountrySites(country), { initial: ownSites });
  if (sitesRead.status === 'ready' && sitesRead.data !== shownSites) setShownSites(sitesRead.data);
  return {
    country,
    state: sitesRead.status === 'idle' ? 'loading' : sitesRead.status,
    sites: shownSites,
    choose,
    retry: sitesRead.retry,
  };
}
