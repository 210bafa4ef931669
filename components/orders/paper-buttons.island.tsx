'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { OrderSummary } from '@/lib/contract/orders';
import { papersOf } from '@/lib/orders/policy';
import styles from '../parcels/orders/paper-buttons.module.css';
import { usePaper } from './use-paper';

interface PaperButtonsProps {
  order: Pick<OrderSummary, 'id' | 'kind' | 'state' | 'waybills'>;
  look?: ButtonLook;
  /** The label is what the page asks for now. */
  labelFirst?: boolean;
}

/** The order's papers as PDFs, to save. Needs the `common` namespace. */
export function PaperButtons({ order, look = {}, labelFirst = false }: PaperButtonsProps) {
  const t = useTranslations('common.papers');
  const failureText = useFailureText();
  const { busy, done, failed, download } = usePaper(order.id);
  const kinds = papersOf(order);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.papers}>
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            icon="download"
            {...look}
            {...(labelFirst && kind === 'label' && { variant: 'primary' as const })}
            loading={busy === kind}
            onClick={() => void download(kind)}
          >
            {kind === 'label' ? t('label') : t('invoice')}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {busy ? t('busy') : done ? t('done') : ''}
      </p>
      {failed && (
        <Notice
          tone="bad"
          live="assertive"
          title={t('failed')}
          action={
            <Button size="small" icon="refresh" onClick={() => void download(failed.kind)}>
              {t('retry')}
            </Button>
          }
        >
          {failureText(failed.failure)}
        </Notice>
      )}
    </div>
  );
}
