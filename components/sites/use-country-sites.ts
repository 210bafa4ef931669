import { useCallback, useRef, useState } from 'react';
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
  const known = useRef(new Map<Country, CountrySites>([[own.country, own]]));
  const wanted = useRef(own.country);
  const [country, setCountry] = useState(own.country);
  const [state, setState] = useState<CountryChoice['state']>('ready');
  const [shown, setShown] = useState(own);

  const choose = useCallback((next: Country) => {
    wanted.current = next;
    setCountry(next);
    const present = known.current.get(next);
    if (present) {
      setShown(present);
      setState('ready');
      return;
    }
    setState('loading');
    loadCountrySites(next).then(
      (loaded) => {
        known.current.set(next, loaded);
        if (wanted.current !== next) return;
        setShown(loaded);
        setState('ready');
      },
      () => {
        if (wanted.current === next) setState('failed');
      },
    );
  }, []);

  return { country, state, shown, choose, retry: () => choose(country) };
}
