'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { detailHref } from '@/components/parcels/orders/order-links';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/status/notice';
import type { CallFailure } from '@/lib/http/call-failure';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { EditedOrder } from '@/lib/drafts/draft';
import { HANDLED_ERRORS } from '@/lib/contract/handled-errors';
import { useShipData } from '../ship-data.island';

interface EditRefusedProps {
  failure: CallFailure;
  edits: EditedOrder;
  kind: ShipmentKind;
  /** Replaces the edit with the current order. */
  onReload: () => void;
}

/** Shows that the order has changed since it was opened: edited elsewhere, or already on its way. */
export function EditRefused({ failure, edits, kind, onReload }: EditRefusedProps) {
  const t = useTranslations('ship.edit');
  const { prefix } = useShipData();
  if (failure.code === HANDLED_ERRORS.stateForbids.code) {
    return (
      <Notice tone="warn" live="assertive" title={t('lockedTitle')}>
        <p>{t('lockedText')}</p>
        <p>
          <Link href={detailHref(prefix, { id: edits.id, kind })} prefetch={false}>
            {t('toShipment')}
          </Link>
        </p>
      </Notice>
    );
  }
  const load = (
    <Button size="small" icon="refresh" onClick={onReload}>
      {t('loadCurrent')}
    </Button>
  );
  return (
    <Notice tone="warn" live="assertive" title={t('changedTitle')} action={load}>
      {t('changedText')}
    </Notice>
  );
}
