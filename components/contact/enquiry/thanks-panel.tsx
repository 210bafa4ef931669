import Link from 'next/link';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import styles from './thanks-panel.module.css';

export interface ThanksPanelProps {
  kind: FormKind;
  reference: ReactNode;
  prefix: Prefix;
  level?: 1 | 2 | 3;
  /** Optional next step of the visitor. */
  action?: ReactNode;
}

/** Confirmation of a stored enquiry: next steps and reference number. */
export function ThanksPanel({ kind, reference, prefix, level = 3, action }: ThanksPanelProps) {
  const t = useTranslations('enquiry.thanks');
  const Heading = `h${level}` as const;
  return (
    <div className={styles.thanks}>
      <Icon name="check-circle" size={48} className={styles.icon} />
      <Heading tabIndex={-1} className={styles.title}>
        {t(`${kind}.title`)}
      </Heading>
      <p>{t(`${kind}.text`)}</p>
      <dl className={styles.reference}>
        <dt>{t('reference')}</dt>
        <dd>{reference}</dd>
      </dl>
      <p className={styles.keep}>{t('keep')}</p>
      <p className={styles.actions}>
        {action}
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
