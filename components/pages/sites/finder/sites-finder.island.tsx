'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/layout/card';
import { Notice } from '@/components/ui/status/notice';
import { Skeleton } from '@/components/ui/status/skeleton';
import type { Country } from '@/lib/market/country';
import { filterSites, NO_CRITERIA, withCriterion, type PlaceOption } from './filter-sites';
import { findCountryOfSite, type CountrySites } from './load-country-sites';
import { MapFrame } from '../map/map-frame.island';
import { PositionBar } from './position-bar';
import { RESULTS_ID, SiteFilters } from './site-filters';
import { SiteResults } from './site-results';
import styles from './sites-finder.module.css';
import type { MapTiles } from '../map/sites-map-props';
import { useCountrySites } from './use-country-sites';
import { useNow } from '../card/use-now';
import { usePosition } from './use-position';
import { useSelectedSite, type SiteSelection } from './use-selected-site';

/** Views of the sites. A phone shows one of them, a wider page both. */
const VIEWS = ['list', 'map'] as const;
type View = (typeof VIEWS)[number];

export interface SitesFinderProps {
  /** The market's own sites. The server renders their list, so it works without scripts. */
  marketSites: CountrySites;
  countries: readonly PlaceOption[];
  tiles: MapTiles | null;
}

/** Renders the search, the list and the map of a country's sites. */
export function SitesFinder({ marketSites, countries, tiles }: SitesFinderProps) {
  const t = useTranslations('sites.results');
  const views = useTranslations('sites.view');
  const now = useNow();
  const { country, state, sites: shown, choose, retry } = useCountrySites(marketSites);
  const [criteria, setCriteria] = useState(NO_CRITERIA);
  const [view, setView] = useState<View>('list');
  const { position, locate, forget } = usePosition();
  const { selected, select } = useSelectedSite();
  const map = useRef<HTMLDivElement>(null);
  const matchingSites = useMemo(() => filterSites(shown.sites, criteria, now), [shown, criteria, now]);
  const ready = state === 'ready';
  const visitorPosition = position.state === 'on' ? position.at : null;

  useForeignSite(selected.code, shown, choose);

  function chooseCountry(next: Country) {
    setCriteria(withCriterion(criteria, 'provinceCode', ''));
    select({ code: '', by: 'list' });
    choose(next);
  }

  function selectSite(selection: SiteSelection) {
    if (selection.by === 'details') setView('list');
    select(selection);
  }

  function showOnMap(code: string) {
    setView('map');
    select({ code, by: 'list' });
    map.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div className={styles.search}>
        <Card raised>
          <SiteFilters
            sites={shown.sites}
            countries={countries}
            country={country}
            criteria={criteria}
            onCountry={chooseCountry}
            onCriteria={setCriteria}
          >
            <PositionBar position={position} onAsk={locate} onForget={forget} />
          </SiteFilters>
        </Card>
      </div>
      <div className={styles.head}>
        <h2 id={RESULTS_ID} tabIndex={-1} aria-live="polite" className={styles.count}>
          {ready ? t('count', { count: matchingSites.length }) : t('loading')}
        </h2>
        <div role="group" aria-label={views('label')} className={styles.views}>
          {VIEWS.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={view === name}
              onClick={() => setView(name)}
              className={styles.view}
            >
              {views(name)}
            </button>
          ))}
        </div>
      </div>
      <div data-view={view} className={styles.columns}>
        <div className={styles.list}>
          {state === 'failed' && (
            <Notice tone="bad" live="polite" title={t('failed')} action={<Button onClick={retry}>{t('retry')}</Button>}>
              {t('failedHint')}
            </Notice>
          )}
          {state === 'loading' && <Skeleton label={t('loading')} shape="card" lines={4} />}
          {ready && (
            <SiteResults
              sites={matchingSites}
              now={now}
              from={visitorPosition}
              selectedCode={selected.code}
              onShow={showOnMap}
              onReset={() => setCriteria(NO_CRITERIA)}
            />
          )}
        </div>
        <div ref={map} className={styles.map}>
          <MapFrame
            country={shown.country}
            sites={matchingSites}
            cities={shown.cities}
            tiles={tiles}
            visitorPosition={visitorPosition}
            now={now}
            selected={selected}
            onSelect={selectSite}
          />
        </div>
      </div>
    </>
  );
}

/** A link may name a site of another country, such as a warehouse. That country is then shown. */
function useForeignSite(code: string, { sites }: CountrySites, choose: (country: Country) => void): void {
  const isHere = code === '' || sites.some(({ siteCode }) => siteCode === code);
  useEffect(() => {
    if (isHere) return;
    let current = true;
    void findCountryOfSite(code).then((country) => {
      if (current && country) choose(country);
    });
    return () => {
      current = false;
    };
  }, [code, isHere, choose]);
}
