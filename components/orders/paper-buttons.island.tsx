'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { ButtonLook } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useFailureText } from '@/lib/client/use-failure-text';
import type { FileKind } from '@/lib/orders/choices';
import type { OrderSummary } from '@/lib/contract/orders';
import { papersOf } from '@/lib/orders/policy';
import styles from './paper-buttons.module.css';
import { usePaper } from './use-paper';

const TEXTS = {
  label: { whole: 'label', short: 'labelShort' },
  invoice: { whole: 'invoice', short: 'invoiceShort' },
} as const satisfies Record<FileKind, object>;

interface PaperButtonsProps {
  order: Pick<OrderSummary, 'id' | 'kind' | 'state' | 'waybills'>;
  look?: ButtonLook;
  /** Among other buttons of a list: in fewer words. */
  short?: boolean;
  /** Names the parcel where every card has the same buttons. */
  describedBy?: string;
}

/** The order's papers as PDFs, to save. Needs the `common` namespace. */
export function PaperButtons({ order, look = {}, short = false, describedBy }: PaperButtonsProps) {
  const t = useTranslations('common.papers');
  const failureText = useFailureText();
  const { busy, done, failed, download } = usePaper(order.id);
  const kinds = papersOf(order);
  if (kinds.length === 0) return null;
  return (
    <div className={styles.papers}>
      <div className={look.variant === 'quiet' ? styles.quiet : styles.buttons}>
        {kinds.map((kind) => (
          <Button
            key={kind}
            icon="download"
            {...look}
            loading={busy === kind}
            onClick={() => void download(kind)}
            aria-describedby={describedBy}
          >
            {t(TEXTS[kind][short ? 'short' : 'whole'])}
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
