import { useState } from 'react';
import { useRead } from '@/lib/client/use-read';
import type { Country } from '@/lib/market/country';
import { loadCountrySites, type CountrySites } from './load-sites';

export interface CountryChoice {
  /** The country that is chosen; its sites may still be on their way. */
  country: Country;
  state: 'ready' | 'loading' | 'failed';
  shown: CountrySites;
  choose: (country: Country) => void;
  retry: () => void;
}

/** The market's own sites came with the page; another country's are fetched once. */
export function useCountrySites(own: CountrySites): CountryChoice {
  const [country, choose] = useState(own.country);
  const [shown, setShown] = useState(own);
  const given = country === own.country ? own : undefined;
  const read = useRead(country, () => loadCountrySites(country), { given });
  if (read.status === 'ready' && read.data !== shown) setShown(read.data);
  return { country, state: read.status === 'idle' ? 'loading' : read.status, shown, choose, retry: read.retry };
}
