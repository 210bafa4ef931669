import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/status/notice';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { formatList } from '@/lib/i18n/format/format-range';

interface MissingDetailsNoticeProps {
  order: Pick<OrderSummary, 'state' | 'waitsFor'>;
  /** Advice for the sender. */
  children?: ReactNode;
  /** Gets a link that the sender passes on. */
  action?: ReactNode;
}

/** Names the details that the order lacks. Needs the `orders.waits` namespace. */
export function MissingDetailsNotice({ order: { state, waitsFor = [] }, children, action }: MissingDetailsNoticeProps) {
  const t = useTranslations('orders.waits');
  const locale = useLocale();
  if (waitsFor.length === 0) return null;
  const details = formatList(
    waitsFor.map((detail) => t('detail', { detail })),
    locale,
  );
  return (
    <Notice tone="warn" title={t('title')} action={action}>
      <p>
        <span>{t('text', { details })}</span> {state === 'WAITING' && <span>{t('next')}</span>}
      </p>
      {children}
    </Notice>
  );
}
