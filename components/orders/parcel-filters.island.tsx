'use client';

import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { LinkTabs } from '@/components/ui/link-tabs';
import { SelectField } from '@/components/ui/select-field';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { ORDER_PERIODS } from '@/lib/orders/choices';
import styles from './parcel-filters.module.css';
import type { ParcelAddress } from './use-parcel-address';

/** §2: last week, last month or last three months; and the state, where one looks for something. */
export function ParcelFilters({ filter, hrefOf, go }: ParcelAddress) {
  const t = useTranslations('orders.list');
  const tTrack = useTranslations('track');
  const tabs = ORDER_PERIODS.map((period) => ({
    key: period,
    label: t(`periods.${period}`),
    href: hrefOf({ ...filter, period }),
    current: period === filter.period,
  }));

  function choose(event: MouseEvent<HTMLDivElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const period = ORDER_PERIODS[tabs.findIndex(({ href }) => href === link?.getAttribute('href'))];
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!period || modified) return;
    // Before the link takes it for a navigation: only the parcels change.
    event.preventDefault();
    if (period !== filter.period) go({ ...filter, period });
  }

  return (
    <div className={styles.filters}>
      <div onClickCapture={choose}>
        <LinkTabs label={t('period')} tabs={tabs} />
      </div>
      <div className={styles.state}>
        <SelectField
          name="state"
          label={t('state')}
          value={filter.state ?? ''}
          placeholder={t('allStates')}
          options={PARCEL_STATES.map((state) => ({ value: state, label: tTrack(`states.${state}`) }))}
          onChange={({ target }) => go({ ...filter, state: (target.value || null) as ParcelState | null })}
        />
      </div>
    </div>
  );
}
