import { useLocale, useTranslations } from 'next-intl';
import type { Money } from '@/lib/billing/money';
import { sumInMarketCurrency } from '@/lib/billing/sum-in-market-currency';
import { AmountText } from '@/components/ui/content/figures';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import type { RateView } from '@/lib/contract/quotes/quotes';
import { formatMoney, roundApproximateMoney } from '@/lib/i18n/format/format-money';
import { formatWorkingDays } from '@/lib/i18n/format/format-range';
import { groupByService } from '../data/rate-rows';
import styles from './rate-table.module.css';

export interface RateTableProps {
  caption: string;
  hideCaption?: boolean;
  rows: readonly RateView[];
  /** Returns a row's name; by default the destination's name. */
  place?: (rate: RateView) => string;
}

/**
 * Renders each service once, with its days and remark (§3). Below it, one row per place with the price of the first and
 * of each further kilogram.
 */
export function RateTable({ caption, hideCaption, rows, place = (rate) => rate.destinationName }: RateTableProps) {
  const t = useTranslations('rates');
  const locale = useLocale();
  const price = ({ currency, exchange }: RateView, minor: number) => (
    <>
      <AmountText text={formatMoney({ currency, minor }, locale)} />
      <OwnAmount amount={{ currency, minor }} rate={exchange} />
    </>
  );
  return (
    <table className={styles.table}>
      <caption className={hideCaption ? undefined : styles.caption}>
        {hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.to')}</th>
          <th scope="col">{t('table.firstKg')}</th>
          <th scope="col">{t('table.furtherKg')}</th>
        </tr>
      </thead>
      {groupByService(rows).map(([first, ...more]) => (
        <tbody key={first.service}>
          <tr>
            <th scope="rowgroup" colSpan={3} className={styles.service}>
              <span className={styles.name}>{t(`services.${first.service}`)}</span>
              <span className={styles.days}>{formatWorkingDays(first.minDays, first.maxDays, locale)}</span>
              <span className={styles.note}>{first.remark}</span>
            </th>
          </tr>
          {[first, ...more].map((rate) => (
            <tr key={`${rate.destinationCountry}:${rate.zone}`}>
              <th scope="row" className={styles.place}>
                {place(rate)}
              </th>
              <td>{price(rate, rate.firstKgMinor)}</td>
              <td>{price(rate, rate.additionalKgMinor)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/**
 * Shows the approximate amount in the market's currency after the sign ≈, for narrow cells. Renders nothing if the
 * price is in that currency already.
 */
function OwnAmount({ amount, rate }: { amount: Money; rate: RateView['exchange'] }) {
  const locale = useLocale();
  const marketAmount = sumInMarketCurrency([amount], rate);
  return (
    marketAmount && (
      <span className={styles.own}>{`≈\u00a0${formatMoney(roundApproximateMoney(marketAmount), locale)}`}</span>
    )
  );
}
