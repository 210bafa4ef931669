import { useLocale, useTranslations } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import type { SiteView } from '@/lib/contract/places/sites';
import { siteAddressNames } from '@/lib/i18n/names/site-address-names';
import { OpeningTag } from '../map/opening-tag';
import styles from './site-card.module.css';
import { SiteHours } from './site-hours';
import { phoneHref } from '@/components/frame/contacts/contacts';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { directionsTo } from './directions-to';

export interface SiteCardProps {
  site: SiteView;
  /** Null on the server, because a stored page must not state what is open now. */
  now: Date | null;
  /** Name of the site's district, if the heading above the site does not name its place. */
  district?: string | undefined;
  /** Kilometres from the visitor, if the position is shared. */
  km?: number | undefined;
  selected: boolean;
  headingLevel: 3 | 4;
  onShow: (siteCode: string) => void;
}

/** Shows one site in the list: its name, its opening state and its distance. The details are folded. */
export function SiteCard({ site, now, district, km, selected, headingLevel, onShow }: SiteCardProps) {
  const t = useTranslations('sites');
  const Heading = `h${headingLevel}` as const;
  return (
    <li
      id={site.siteCode}
      aria-current={selected ? 'true' : undefined}
      className={classNames(styles.card, selected && styles.selected)}
    >
      <details open={selected}>
        <summary className={styles.line}>
          <Heading className={styles.name}>{site.name}</Heading>
          <span className={styles.marks}>
            {district && <span className={styles.district}>{district}</span>}
            {now && <OpeningTag opening={site} now={now} />}
            {km !== undefined && <Distance km={km} />}
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <div className={styles.more}>
          <p>
            <PlaceNames names={siteAddressNames(site)} />
          </p>
          <p className={styles.services}>
            {[t(`kinds.${site.kind}`), ...site.services.map((service) => t(`services.${service}`))].join('\u00a0· ')}
          </p>
          <div className={styles.links}>
            <SiteLinks site={site} />
            <button
              type="button"
              className={classNames(styles.link, styles.show)}
              onClick={() => onShow(site.siteCode)}
            >
              <Icon name="map-pin" size={16} />
              {t('card.show')}
            </button>
          </div>
          <SiteHours opening={site} now={now} />
        </div>
      </details>
    </li>
  );
}

function Distance({ km }: { km: number }) {
  const locale = useLocale();
  const t = useTranslations('sites.card');
  const distance = formatMeasure(km, 'km', locale, km < 10 ? 1 : 0);
  return <span className={styles.distance}>{t('away', { distance })}</span>;
}

/** Renders the links that call a site and show the way to it. */
export function SiteLinks({ site }: { site: SiteView }) {
  const t = useTranslations('sites.card');
  return (
    <>
      <a href={phoneHref(site.phone)} className={styles.link}>
        <Icon name="phone" size={16} />
        <bdi dir="ltr">{site.phone}</bdi>
      </a>
      <a href={directionsTo(site)} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <Icon name="external" size={16} />
        {t('directions')}
      </a>
    </>
  );
}
