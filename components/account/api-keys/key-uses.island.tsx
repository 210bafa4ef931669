'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ReadFailed } from '@/components/parts/read-failed';
import { Skeleton } from '@/components/ui/status/skeleton';
import { Table } from '@/components/ui/content/table';
import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { isolate } from '@/lib/i18n/format/isolate';
import { useMomentFormat } from '@/lib/i18n/format/use-moment-format';
import styles from './api-keys.module.css';

/** Shows the uses of a key by hour, call and result. */
export function KeyUses({ id, name }: { id: string; name: string }) {
  const t = useTranslations('account.keys');
  const locale = useLocale();
  const moment = useMomentFormat();
  const uses = useRead(id, (key, signal) => api('listApiKeyUses', { id: key }, { quiet: true, signal }));
  if (uses.status === 'failed') return <ReadFailed failure={uses.failure} retry={uses.retry} />;
  if (uses.status !== 'ready') return <Skeleton label={t('loading')} lines={2} />;
  const { items, days } = uses.data;
  if (items.length === 0) return <p className={styles.soft}>{t('noUses', { days })}</p>;
  const columns = [
    { key: 'hour', header: t('hour') },
    { key: 'call', header: t('call') },
    { key: 'status', header: t('status'), numeric: true },
    { key: 'uses', header: t('count'), numeric: true },
    { key: 'tools', header: t('toolCount'), numeric: true },
  ];
  const rows = items.map(({ hour, call, status, uses: times, toolUses }) => ({
    key: `${hour} ${call} ${status}`,
    cells: {
      hour: <time dateTime={hour}>{isolate(moment(new Date(hour)))}</time>,
      call: <code dir="ltr">{call}</code>,
      status: <bdi>{String(status)}</bdi>,
      uses: formatNumber(times, locale),
      tools: formatNumber(toolUses, locale),
    },
  }));
  return (
    <div className={styles.uses}>
      <p className={styles.soft}>{t('usesLead', { days })}</p>
      <Table caption={t('usesTitle', { name: isolate(name) })} hideCaption columns={columns} rows={rows} />
    </div>
  );
}
