import { useLocale, useTranslations } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/status/empty-state';
import type { SiteView } from '@/lib/contract/places/sites';
import { sortByDistance, type GeoPoint } from '@/lib/market/distance';
import { groupSites, secondColumnIndex } from './group-sites';
import { SiteCard } from '../card/site-card';
import styles from './site-results.module.css';

interface CardProps {
  now: Date | null;
  selectedCode: string;
  onShow: (siteCode: string) => void;
}

export interface SiteResultsProps extends CardProps {
  sites: readonly SiteView[];
  /** Position of the visitor, if shared: the nearest site is then first. */
  from: GeoPoint | null;
  onReset: () => void;
}

/** Lists the sites found, by place or by distance. */
export function SiteResults({ sites, from, onReset, ...card }: SiteResultsProps) {
  const t = useTranslations('sites.results');
  const states = useTranslations('common.states');
  if (sites.length === 0)
    return (
      <EmptyState
        drawing="map"
        title={states('noData')}
        titleLevel={3}
        action={<Button onClick={onReset}>{t('reset')}</Button>}
      >
        <p>{t('none')}</p>
        <p>{t('noneHint')}</p>
      </EmptyState>
    );
  if (from) return <SiteCards found={sortByDistance(sites, from)} headingLevel={3} {...card} />;
  return <SiteGroups sites={sites} {...card} />;
}

function SiteGroups({ sites, ...card }: Pick<SiteResultsProps, 'sites'> & CardProps) {
  const groups = groupSites(sites, useLocale());
  const second = secondColumnIndex(groups);
  return (
    <div className={styles.groups}>
      {groups.map(({ key, names, sites: members }, index) => (
        <section key={key} id={key} data-second={index === second} className={styles.group}>
          <h3 className={styles.place}>
            <PlaceNames names={names} />
          </h3>
          <SiteCards
            found={members.map((place) => ({ place }))}
            hasDistricts={names.length === 1}
            headingLevel={4}
            {...card}
          />
        </section>
      ))}
    </div>
  );
}

interface CardsProps extends CardProps {
  /** `km`: distance from the visitor. */
  found: readonly { place: SiteView; km?: number }[];
  /** True if each site shows its district, which no heading names. */
  hasDistricts?: boolean;
  headingLevel: 3 | 4;
}

function SiteCards({ found, hasDistricts, selectedCode, ...card }: CardsProps) {
  return (
    <ul role="list" className={styles.cards}>
      {found.map(({ place, km }) => (
        <SiteCard
          key={place.siteCode}
          site={place}
          district={hasDistricts ? place.cityName : undefined}
          km={km}
          selected={place.siteCode === selectedCode}
          {...card}
        />
      ))}
    </ul>
  );
}
