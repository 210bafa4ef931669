'use client';

import dynamic from 'next/dynamic';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Flag } from '@/components/layout/flag';
import { CopyButton } from '@/components/track/copy-button.island';
import { STATE_TONE } from '@/components/track/state-tone';
import { Icon } from '@/components/ui/icon';
import { Tag } from '@/components/ui/tag';
import { WaybillText } from '@/components/ui/figures';
import type { OrderView } from '@/lib/contract/orders';
import { HeadActions } from './head-actions';
import { useOrdersData } from './orders-data.island';
import { PaperButtons } from './paper-buttons.island';
import styles from './order-head.module.css';
import type { OrderActions } from './use-order-actions';

/** With its bar code: loaded when it is asked for. */
const LabelDialog = dynamic(() => import('./label-dialog.island').then((module) => module.LabelDialog), { ssr: false });

export function OrderHead({ order, actions }: { order: OrderView; actions: OrderActions }) {
  const t = useTranslations('orders.detail');
  const tTrack = useTranslations('track');
  const [label, setLabel] = useState<'closed' | 'open' | 'kept'>('closed');
  const { waybillNo, state, sender, receiver } = order;
  return (
    <div className={styles.head} data-ground="ink">
      <div className={styles.top}>
        <div className={styles.waybill}>
          <p className={styles.label}>{t('waybill')}</p>
          <p className={styles.number}>
            <WaybillText number={waybillNo} large />
            <CopyButton number={waybillNo} />
          </p>
        </div>
        <Tag tone={STATE_TONE[state]}>{tTrack(`states.${state}`)}</Tag>
      </div>
      <p className={styles.route}>
        <Place party={sender} />
        <span className={styles.place}>
          <Icon name="arrow-forward" label={t('to')} className={styles.arrow} />
          <Place party={receiver} />
        </span>
      </p>
      <HeadActions order={order} actions={actions} onLabel={() => setLabel('open')} />
      <PaperButtons order={order} look={{ size: 'small' }} />
      {label !== 'closed' && <LabelDialog order={order} open={label === 'open'} onClose={() => setLabel('kept')} />}
    </div>
  );
}

function Place({ party }: { party: OrderView['sender'] }) {
  const t = useTranslations('track.card');
  const { countryNames } = useOrdersData();
  return (
    <span className={styles.place}>
      <Flag country={party.countryCode} />
      <span>{t('place', { city: party.cityName, country: countryNames[party.countryCode] })}</span>
    </span>
  );
}
