import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OwnMoney } from '@/components/facts/own-money';
import { AmountText } from '@/components/ui/figures';
import type { RateView } from '@/lib/contract/quotes';
import { formatMoney } from '@/lib/i18n/format-money';
import styles from './rate-table.module.css';

export const rateKey = ({ service, destinationCountry, zone }: RateView) => `${service}:${destinationCountry}:${zone}`;

/** What every table of rates shows the same way: the service with a note, the two prices and their columns. */
export function useRateCells() {
  const t = useTranslations('rates');
  const locale = useLocale();
  const price = ({ currency, exchange }: RateView, minor: number) => (
    <>
      <AmountText text={formatMoney({ currency, minor }, locale)} />
      <OwnMoney amounts={[{ currency, minor }]} rate={exchange} />
    </>
  );
  return {
    service: (rate: RateView, note: string): ReactNode => (
      <span className={styles.heading}>
        {t(`services.${rate.service}`)}
        <span className={styles.note}>{note}</span>
      </span>
    ),
    prices: (rate: RateView) => ({
      firstKg: price(rate, rate.firstKgMinor),
      furtherKg: price(rate, rate.additionalKgMinor),
    }),
    priceColumns: [
      { key: 'firstKg', header: t('table.firstKg'), numeric: true },
      { key: 'furtherKg', header: t('table.furtherKg'), numeric: true },
    ],
  };
}
