'use client';

import { useTranslations } from 'next-intl';
import { ActionFailed } from '@/components/parts/action-failed';
import { fetchFile } from '@/lib/client/api/api';
import { SHEET_TYPES, saveFile } from '@/lib/client/download-file';
import { useAction } from '@/lib/client/api/use-action';
import type { RequestOf } from '@/lib/contract/registry';
import { FileButtons } from '../../file-buttons';
import styles from './download-orders.module.css';

type DownloadRequest = RequestOf<'downloadOrders'>;
type OrderFile = Omit<DownloadRequest, 'format'>;

const FORMATS = ['xlsx', 'csv'] as const;
/** Milliseconds, enough for a file of a thousand orders. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Renders buttons that save the numbers and prices of the given orders, or of the orders that the filter finds. */
export function DownloadOrders(orders: OrderFile) {
  const t = useTranslations('orders.download');
  return (
    <div className={styles.download}>
      <p className={styles.lead}>{t('lead')}</p>
      <OrderFiles {...orders} />
    </div>
  );
}

/** Renders the buttons for both formats. */
export function OrderFiles(orders: OrderFile) {
  const t = useTranslations('orders.download');
  const action = useAction(async (format: DownloadRequest['format']) => {
    const file = await fetchFile(
      'downloadOrders',
      { ...orders, format },
      { quiet: true, timeout: DOWNLOAD_TIMEOUT_MS },
    );
    saveFile(`orders.${format}`, SHEET_TYPES[format], file);
  });
  return (
    <>
      <FileButtons formats={FORMATS} labelOf={(format) => t(format)} action={action} />
      <ActionFailed failure={action.failure} title={t('failed')} />
    </>
  );
}
