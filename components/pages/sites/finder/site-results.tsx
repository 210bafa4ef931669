import { useLocale, useTranslations } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/status/empty-state';
import type { SiteView } from '@/lib/contract/places/sites';
import { byDistance, type GeoPoint } from '@/lib/market/distance';
import { groupSites } from './group-sites';
import { SiteCard } from '../card/site-card';
import styles from './site-results.module.css';

export interface SiteResultsProps {
  sites: readonly SiteView[];
  now: Date | null;
  /** Position of the visitor, if shared: the nearest site is then first. */
  from: GeoPoint | null;
  selectedCode: string;
  onShow: (siteCode: string) => void;
  onReset: () => void;
}

/** Lists the sites found, by place or by distance. */
export function SiteResults({ sites, from, selectedCode, onReset, ...card }: SiteResultsProps) {
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
  if (from)
    return (
      <ul role="list" className={styles.cards}>
        {byDistance(sites, from).map(({ place: site, km }) => (
          <SiteCard
            key={site.siteCode}
            site={site}
            km={km}
            headingLevel={3}
            selected={site.siteCode === selectedCode}
            {...card}
          />
        ))}
      </ul>
    );
  return <Groups sites={sites} selectedCode={selectedCode} {...card} />;
}

function Groups({ sites, selectedCode, ...card }: Omit<SiteResultsProps, 'from' | 'onReset'>) {
  const locale = useLocale();
  return (
    <div className={styles.groups}>
      {groupSites(sites, locale).map(({ key, cityName, provinceName, sites: members }) => (
        <section key={key} id={key} className={styles.group}>
          <h3 className={styles.place}>
            <PlaceNames names={[cityName, provinceName]} />
          </h3>
          <ul role="list" className={styles.cards}>
            {members.map((site) => (
              <SiteCard
                key={site.siteCode}
                site={site}
                headingLevel={4}
                selected={site.siteCode === selectedCode}
                {...card}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
