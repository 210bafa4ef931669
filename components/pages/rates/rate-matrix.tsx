import { useLocale, useTranslations } from 'next-intl';
import { sumInMarketCurrency } from '@/lib/billing/sum-in-market-currency';
import { AmountText } from '@/components/ui/content/figures';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney, roundApproximateMoney } from '@/lib/i18n/format/format-money';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { groupByService } from '../product/data/rate-rows';
import styles from './rate-matrix.module.css';

interface RateMatrixProps {
  caption: string;
  hideCaption?: boolean;
  /** Rows of one destination. */
  rows: readonly RateView[];
}

/** Renders a row for each service, with its days and remark, and a column of prices for each place (§3). */
export function RateMatrix({ caption, hideCaption, rows }: RateMatrixProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const places = new Map(rows.map(({ zone, destinationName }) => [zone, destinationName]));
  return (
    <table className={styles.table}>
      <caption className={hideCaption ? undefined : styles.caption}>
        {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.service')}</th>
          {[...places].map(([zone, place]) => (
            <th key={zone} scope="col">
              {place}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groupByService(rows).map((serviceRows) => {
          const [{ service, minDays, maxDays, remark }] = serviceRows;
          return (
            <tr key={service}>
              <th scope="row">
                <span className={styles.name}>{t(`services.${service}`)}</span>
                <span className={styles.days}>{formatWorkingDays(minDays, maxDays, locale)}</span>
                <span className={styles.note}>{remark}</span>
              </th>
              {[...places.keys()].map((zone) => (
                <PriceCell key={zone} rate={serviceRows.find((rate) => rate.zone === zone)} />
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Shows the prices of the first and of each further kilogram, and about how much they are in the market's money. */
function PriceCell({ rate }: { rate: RateView | undefined }) {
  const t = useTranslations('rates.table');
  const locale = useLocale();
  if (!rate) return <td>–</td>;
  const { currency, firstKgMinor, additionalKgMinor, exchange } = rate;
  const first = { currency, minor: firstKgMinor };
  const further = { currency, minor: additionalKgMinor };
  const [ownFirst, ownFurther] = [sumInMarketCurrency([first], exchange), sumInMarketCurrency([further], exchange)];
  return (
    <td>
      <strong>
        <AmountText text={formatMoney(first, locale)} />
      </strong>{' '}
      <span>
        <AmountText text={t('further', { price: formatMoney(further, locale) })} />
      </span>
      {ownFirst && ownFurther && (
        <span className={styles.own}>
          <bdi>{`≈\u00a0${formatMoney(roundApproximateMoney(ownFirst), locale)}`}</bdi>{' '}
          <AmountText text={t('further', { price: formatMoney(roundApproximateMoney(ownFurther), locale) })} />
        </span>
      )}
    </td>
  );
}
