'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { WaybillText } from '@/components/ui/waybill-text';
import { paths } from '@/lib/routing/paths';
import styles from './contact-expert-form.module.css';
import { useShipData } from './ship-data.island';

/** The enquiry is stored: the reference to name when calling. */
export function ExpertThanks({ reference }: { reference: string }) {
  const t = useTranslations('ship.expert');
  const { prefix } = useShipData();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Icon name="check-circle" size={48} className={styles.icon} />
      <h2 ref={heading} tabIndex={-1}>
        {t('thanksTitle')}
      </h2>
      <p>{t('thanksText')}</p>
      <p>
        {t('reference')} <WaybillText number={reference} large />
      </p>
      <p className={styles.actions}>
        <Link href={paths.orderQuote(prefix)} prefetch={false} className={buttonClass()}>
          {t('toQuote')}
        </Link>
        <Link href={paths.home(prefix)} prefetch={false} className={buttonClass({ variant: 'quiet' })}>
          {t('toHome')}
        </Link>
      </p>
    </div>
  );
}
