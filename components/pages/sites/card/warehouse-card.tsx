import { useTranslations } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import type { ReactNode } from 'react';
import { BreakableAddress } from '@/components/frame/contacts/contact-links';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import type { SiteView } from '@/lib/contract/places/sites';
import { siteNames } from '@/lib/i18n/names/site-names';
import { SiteHours } from './site-hours';
import { phoneLink } from '@/components/frame/contacts/contacts';
import styles from './warehouse-card.module.css';

export interface WarehouseCardProps {
  site: SiteView;
  /** The country above the name, if several countries are side by side. */
  country?: string;
  mapHref?: string;
}

/** Shows a warehouse with all details for a carrier or a visitor. */
export function WarehouseCard({ site, country, mapHref }: WarehouseCardProps) {
  const t = useTranslations('network.oversea.list');
  return (
    <li className={styles.card}>
      {country && <p className={styles.country}>{country}</p>}
      <h3 className={styles.name}>{site.name}</h3>
      <dl className={styles.details}>
        <Detail icon="map-pin" term={t('address')}>
          <PlaceNames names={siteNames(site)} />
        </Detail>
        <Detail icon="phone" term={t('phone')}>
          <a href={phoneLink(site.phone)} dir="ltr" className={styles.figures}>
            {site.phone}
          </a>
        </Detail>
        <Detail icon="mail" term={t('email')}>
          <a href={`mailto:${site.email}`} dir="ltr">
            <BreakableAddress address={site.email} />
          </a>
        </Detail>
        <Detail icon="clock" term={t('hours')}>
          <SiteHours opening={site} now={null} />
        </Detail>
      </dl>
      {mapHref && (
        <a href={mapHref} aria-label={`${t('map')}: ${site.name}`} className={styles.map}>
          {t('map')}
        </a>
      )}
    </li>
  );
}

function Detail({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt>
        <Icon name={icon} label={term} className={styles.icon} />
      </dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
