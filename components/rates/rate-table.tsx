import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { countryName } from '@/components/layout/country-name';
import { AmountText } from '@/components/ui/amount-text';
import { Table } from '@/components/ui/table';
import type { CountryView } from '@/lib/contract/countries';
import type { RateView } from '@/lib/contract/quotes';
import { formatMoney } from '@/lib/i18n/format-money';
import type { Language } from '@/lib/market/language';
import styles from './rate-table.module.css';

export interface RateTableProps {
  caption: string;
  hideCaption?: boolean;
  rows: readonly RateView[];
  countries: readonly CountryView[];
  language: Language;
  /** Places and prices only. */
  brief?: boolean;
}

const rowKey = ({ service, destinationCountry, zone }: RateView) => `${service}:${destinationCountry}:${zone}`;
const several = <T,>(values: readonly T[]) => new Set(values).size > 1;

/** §3: origin, destination (to door), rate, transit time, remark. */
export function RateTable({ caption, hideCaption, rows, countries, language, brief }: RateTableProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const price = (currency: string, minor: number) => (
    <AmountText text={formatMoney({ currency, minor }, locale, { trailingZeroDisplay: 'stripIfInteger' })} />
  );
  const manyCountries = several(rows.map(({ destinationCountry }) => destinationCountry));
  const manyServices = several(rows.map(({ service }) => service));
  const place = (rate: RateView) =>
    manyCountries
      ? t('table.place', {
          country: countryName(rate.destinationCountry, language, countries),
          zone: rate.destinationName,
        })
      : rate.destinationName;
  const heading = (rate: RateView): ReactNode => {
    if (!brief) return <Heading text={t(`services.${rate.service}`)} note={rate.remark} />;
    return manyServices ? <Heading text={t(`services.${rate.service}`)} note={place(rate)} /> : place(rate);
  };
  const prices = [
    { key: 'firstKg', header: t('table.firstKg'), numeric: true },
    { key: 'furtherKg', header: t('table.furtherKg'), numeric: true },
  ];
  const columns = brief
    ? [{ key: 'heading', header: manyServices ? t('table.service') : t('table.to') }, ...prices]
    : [
        { key: 'heading', header: t('table.service') },
        { key: 'from', header: t('table.from') },
        { key: 'to', header: t('table.to') },
        ...prices,
        { key: 'days', header: t('table.days'), numeric: true },
      ];
  return (
    <Table
      caption={caption}
      hideCaption={hideCaption}
      columns={columns}
      rows={rows.map((rate) => ({
        key: rowKey(rate),
        cells: {
          heading: heading(rate),
          from: rate.originName,
          to: place(rate),
          firstKg: price(rate.currency, rate.firstKgMinor),
          furtherKg: price(rate.currency, rate.additionalKgMinor),
          days: <bdi dir="ltr">{t('table.span', { min: rate.minDays, max: rate.maxDays })}</bdi>,
        },
      }))}
    />
  );
}

function Heading({ text, note }: { text: string; note: string }) {
  return (
    <span className={styles.heading}>
      {text}
      <span className={styles.note}>{note}</span>
    </span>
  );
}
