'use client';

import { useTranslations } from 'next-intl';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { api } from '@/lib/client/api/api';
import { downloadFile } from '@/lib/client/download-file';
import { useAction } from '@/lib/client/api/use-action';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import type { OrderDocument } from '@/lib/orders/choices';
import { documentsOf } from '@/lib/orders/sender-policy';
import styles from './document-buttons.module.css';

interface DocumentButtonsProps {
  order: Pick<OrderSummary, 'id' | 'kind' | 'state' | 'waybills' | 'waitsFor'>;
  look?: ButtonLook;
  /** True if printing the label is the next step. */
  labelFirst?: boolean;
}

/**
 * Renders buttons that save the order's documents as PDFs. Empty while the order waits for its receiver. Needs the
 * `common` namespace.
 */
export function DocumentButtons({ order, look = {}, labelFirst = false }: DocumentButtonsProps) {
  const t = useTranslations('common.papers');
  const { busy, input, failure, run, retry } = useAction(async (kind: OrderDocument) => {
    const { url } = await api('getPdfFileUrl', { id: order.id, kind }, { quiet: true });
    downloadFile(url);
  });
  const kinds = documentsOf(order);
  if (kinds.length === 0 || order.waitsFor) return null;
  return (
    <div className={styles.papers}>
      <div className={styles.buttons}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            icon="download"
            {...look}
            {...(labelFirst && kind === 'label' && { variant: 'primary' as const })}
            loading={busy && input === kind}
            onClick={() => void run(kind)}
          >
            {kind === 'label' ? t('label') : t('invoice')}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.status}>
        {busy ? t('busy') : input && !failure ? t('done') : ''}
      </p>
      <ActionFailed
        failure={failure}
        title={t('failed')}
        action={
          <Button size="small" icon="refresh" onClick={() => void retry()}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  );
}
