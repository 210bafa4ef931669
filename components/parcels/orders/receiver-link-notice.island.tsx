'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionFailed } from '@/components/parts/action-failed';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/client/api/api';
import { useAction } from '@/lib/client/api/use-action';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { MissingDetailsNotice } from './missing-details-notice';

/**
 * Names the details that the order waits for, and gets a link on which the receiver gives them. The link is shown to be
 * copied. Loaded for the few orders that wait.
 */
export function ReceiverLinkNotice({ order }: { order: Pick<OrderSummary, 'id' | 'state' | 'waitsFor'> }) {
  const t = useTranslations('orders.waits');
  const [url, setUrl] = useState('');
  const { busy, failure, run } = useAction(async () => {
    setUrl((await api('createReceiverLink', { id: order.id }, { quiet: true })).url);
  });
  const action =
    url === '' ? (
      <Button size="small" loading={busy} onClick={() => void run()}>
        {t('link')}
      </Button>
    ) : (
      <TextField
        name="receiver-link"
        label={t('linkReady')}
        value={url}
        readOnly
        dir="ltr"
        onFocus={({ target }) => target.select()}
      />
    );
  return (
    <MissingDetailsNotice order={order} action={action}>
      <p>{t('linkText')}</p>
      <ActionFailed failure={failure} title={t('linkFailed')} />
    </MissingDetailsNotice>
  );
}
