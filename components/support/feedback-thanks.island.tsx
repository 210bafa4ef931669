'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { WaybillText } from '@/components/ui/waybill-text';
import styles from './feedback-thanks.module.css';

/** The message is stored: the reference to name later. */
export function FeedbackThanks({ reference, onAgain }: { reference: string; onAgain: () => void }) {
  const t = useTranslations('support.feedback');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.thanks}>
      <Icon name="check-circle" size={48} className={styles.icon} />
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {t('thanksTitle')}
      </h3>
      <p>{t('thanksText')}</p>
      <dl className={styles.reference}>
        <dt>{t('reference')}</dt>
        <dd>
          <WaybillText number={reference} large />
        </dd>
      </dl>
      <Button onClick={onAgain}>{t('again')}</Button>
    </div>
  );
}
