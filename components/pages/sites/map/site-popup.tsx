import { useLocale, useTranslations } from 'next-intl';
import { PlaceNames } from '@/components/parts/maps/place-names';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import { Icon } from '@/components/ui/icon';
import type { SiteView } from '@/lib/contract/places/sites';
import { siteAddressNames } from '@/lib/i18n/names/site-address-names';
import { languageOf } from '@/lib/i18n/language-of';
import { directionOf, type Language } from '@/lib/market/language';
import { OpeningTag } from './opening-tag';
import { SiteLinks } from '../card/site-card';
import styles from './site-popup.module.css';

export interface SitePopupProps {
  site: SiteView;
  now: Date | null;
  /** True if the visitor opened the popup: it then takes the focus. A link to the page does not move the focus. */
  takesFocus: boolean;
  /** The element that gets the focus when the popup is closed. */
  pin: () => HTMLElement | null;
  /** Called when the visitor follows the link to the site in the list. */
  onDetails: () => void;
}

export function SitePopup({ site, now, takesFocus, pin, onDetails }: SitePopupProps) {
  const t = useTranslations('sites');
  const language = useLanguage();
  const map = useMap();
  const content = useRef<HTMLDivElement>(null);
  const origin = useRef<Element | null>(null);

  useEffect(() => {
    if (!takesFocus) return;
    origin.current = document.activeElement;
    content.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function close() {
    map.closePopup();
    const back = origin.current instanceof HTMLElement && origin.current.isConnected ? origin.current : pin();
    back?.focus({ preventScroll: true });
  }

  return (
    <div ref={content} tabIndex={-1} dir={directionOf(language)} className={styles.popup}>
      <div className={styles.head}>
        <p className={styles.name}>{site.name}</p>
        <button type="button" aria-label={t('map.close')} onClick={close} className={styles.close}>
          <Icon name="x" size={16} />
        </button>
      </div>
      {now && <OpeningTag opening={site} now={now} />}
      <p>
        <PlaceNames names={siteAddressNames(site)} />
      </p>
      <div className={styles.links}>
        <SiteLinks site={site} />
        <a href={`#${site.siteCode}`} onClick={onDetails} className={styles.details}>
          {t('map.details')}
        </a>
      </div>
    </div>
  );
}

/** The formatting locale begins with the language. Only its direction matters here. */
function useLanguage(): Language {
  return languageOf(useLocale()) as Language;
}
