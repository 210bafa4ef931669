'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
import styles from './needed-details.module.css';

const ITEMS = [
  { key: 'sender', icon: 'map-pin' },
  { key: 'parcel', icon: 'weight' },
  { key: 'goods', icon: 'parcel' },
] as const satisfies { key: string; icon: IconName }[];

/** Lists the details that a sender needs for the later steps. */
export function NeededDetails() {
  const t = useTranslations('ship.ready');
  return (
    <aside data-ground="ink" className={styles.ready} aria-labelledby="ready-title">
      <h2 id="ready-title" className={styles.title}>
        {t('title')}
      </h2>
      <ul role="list" className={styles.list}>
        {ITEMS.map(({ key, icon }) => (
          <li key={key} className={styles.item}>
            <Icon name={icon} className={styles.icon} />
            {t(key)}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('save')}</p>
    </aside>
  );
}
