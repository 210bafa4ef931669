import { useTranslations } from 'next-intl';
import { BreakableAddress } from '@/components/frame/contacts/contact-links';
import { phoneHref } from '@/components/frame/contacts/contacts';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { Accordion } from '@/components/ui/content/accordion';
import type { SiteView } from '@/lib/contract/places/sites';
import { siteAddressNames } from '@/lib/i18n/names/site-address-names';
import { SiteHours } from './site-hours';
import styles from './warehouse-list.module.css';

export interface ListedWarehouse {
  site: SiteView;
  country: string | undefined;
  mapHref: string;
}

/** Shows the name and address of each warehouse. Numbers and hours of all but the first are folded. */
export function WarehouseList({ warehouses }: { warehouses: readonly ListedWarehouse[] }) {
  return (
    <Accordion
      name={warehouses.length > 1 ? 'warehouse' : undefined}
      wide
      items={warehouses.map((warehouse, index) => ({
        key: warehouse.site.siteCode,
        title: <WarehouseLine {...warehouse} />,
        content: <WarehouseDetails {...warehouse} />,
        open: index === 0,
      }))}
    />
  );
}

function WarehouseLine({ site, country }: ListedWarehouse) {
  return (
    <span className={styles.line}>
      <span className={styles.country}>{country}</span>
      <span>{site.name}</span>
      <span className={styles.address}>
        <PlaceNames names={siteAddressNames(site)} />
      </span>
    </span>
  );
}

function WarehouseDetails({ site, mapHref }: ListedWarehouse) {
  const t = useTranslations('network.oversea.list');
  return (
    <div className={styles.details}>
      <SiteHours opening={site} now={null} />
      <p className={styles.contacts}>
        <a href={phoneHref(site.phone)} aria-label={`${t('phone')}: ${site.phone}`} dir="ltr">
          {site.phone}
        </a>
        <a href={`mailto:${site.email}`} aria-label={`${t('email')}: ${site.email}`} dir="ltr">
          <BreakableAddress address={site.email} />
        </a>
        <a href={mapHref} aria-label={`${t('map')}: ${site.name}`}>
          {t('map')}
        </a>
      </p>
    </div>
  );
}
