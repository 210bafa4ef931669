'use client';

import { useTranslations } from 'next-intl';
import { ParcelLabels } from '@/components/papers/parcel-labels.island';
import { PrintButtons } from '@/components/papers/print-buttons.island';
import { WaybillCard } from '@/components/papers/waybill-card.island';
import { Dialog } from '@/components/ui/dialog.island';
import type { OrderView } from '@/lib/contract/orders';
import { paths } from '@/lib/routing/paths';
import { useOrdersData } from './orders-data.island';

interface LabelDialogProps {
  order: OrderView;
  open: boolean;
  onClose: () => void;
}

/** The number as bar code and QR code, and the labels to print. */
export function LabelDialog({ order, open, onClose }: LabelDialogProps) {
  const t = useTranslations('orders.label');
  const { prefix, homeAddress } = useOrdersData();
  const trackAddress = new URL(paths.track(prefix, [order.waybillNo]), homeAddress).href;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      closeOnBackdrop
      actions={<PrintButtons />}
    >
      <WaybillCard number={order.waybillNo} trackAddress={trackAddress} />
      <ParcelLabels order={order} trackAddress={trackAddress} />
    </Dialog>
  );
}
