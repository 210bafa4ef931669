import { useLocale, useTranslations } from 'next-intl';
import { Fold } from '@/components/ui/content/fold';
import { Table } from '@/components/ui/content/table';
import type { StatusPartView } from '@/lib/contract/content/status';
import { formatPercent } from '@/lib/i18n/format/format-percent';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import { availabilityOf, percentOf, type StatusDay } from '@/lib/market/availability';

/** Share of a day without a measurement up to which the table does not mention it: one missed probe. */
const MAX_UNMEASURED_SHARE = 0.01;

/** Returns true for a day on which any part has a result. */
const isMeasured = (parts: readonly StatusPartView[], index: number) =>
  parts.some(({ days }) => availabilityOf(days.slice(index, index + 1)) !== null);

/** Shows the measured days as text, the latest first. Days before the first measurement are left out. */
export function DayTable({ parts }: { parts: readonly StatusPartView[] }) {
  const t = useTranslations('status');
  const locale = useLocale();
  const day = useDayFormat();
  const days = parts[0]?.days ?? [];
  const first = days.findIndex((_, index) => isMeasured(parts, index));
  if (first === -1) return null;
  function cellOf(each: StatusDay | undefined): string {
    const availability = each ? availabilityOf([each]) : null;
    if (!each || availability === null) return t('states.unknown');
    const percent = formatPercent(percentOf(availability), locale);
    const gap = each.unknownSeconds / (each.upSeconds + each.downSeconds + each.unknownSeconds);
    if (gap < MAX_UNMEASURED_SHARE) return percent;
    return t('table.gap', { percent, share: formatPercent(Math.round(gap * 100), locale) });
  }
  const rows = days
    .map((each, index) => ({
      key: each.day,
      cells: {
        day: day(each.day),
        ...Object.fromEntries(parts.map((part) => [part.part, cellOf(part.days[index])])),
      },
    }))
    .slice(first)
    .reverse();
  const columns = parts.map(({ part }) => ({ key: part, header: t(`parts.${part}`) }));
  return (
    <Fold title={t('table.open')}>
      <Table
        caption={t('table.caption')}
        hideCaption
        columns={[{ key: 'day', header: t('table.day') }, ...columns]}
        rows={rows}
      />
    </Fold>
  );
}
