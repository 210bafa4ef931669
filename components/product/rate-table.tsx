import { useLocale, useTranslations } from 'next-intl';
import { Table } from '@/components/ui/table';
import type { RateView } from '@/lib/contract/quotes';
import { formatRange } from '@/lib/i18n/format-range';
import { rateKey, useRateCells } from './use-rate-cells';

export interface RateTableProps {
  caption: string;
  hideCaption?: boolean;
  /** Of one destination. */
  rows: readonly RateView[];
}

/** §3: origin, destination (to door), rate, transit time, remark. */
export function RateTable({ caption, hideCaption, rows }: RateTableProps) {
  const t = useTranslations('rates.table');
  const locale = useLocale();
  const { service, prices, priceColumns } = useRateCells();
  return (
    <Table
      caption={caption}
      hideCaption={hideCaption}
      columns={[
        { key: 'service', header: t('service') },
        { key: 'from', header: t('from') },
        { key: 'to', header: t('to') },
        ...priceColumns,
        { key: 'days', header: t('days'), numeric: true },
      ]}
      rows={rows.map((rate) => ({
        key: rateKey(rate),
        cells: {
          service: service(rate, rate.remark),
          from: rate.originName,
          to: rate.destinationName,
          ...prices(rate),
          days: <bdi>{formatRange(rate.minDays, rate.maxDays, locale)}</bdi>,
        },
      }))}
    />
  );
}
