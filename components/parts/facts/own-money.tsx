import { useLocale, useTranslations } from 'next-intl';
import { AmountText } from '@/components/ui/content/figures';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import type { Money } from '@/lib/billing/money';
import { sumInMarketCurrency, type MarketRate } from '@/lib/billing/sum-in-market-currency';
import { formatMoney, roundApproximateMoney } from '@/lib/i18n/format/format-money';
import { useDayFormat } from '@/lib/i18n/format/use-moment-format';
import styles from './own-money.module.css';

/**
 * Amount whose rate is shown. Banks quote the rate of a hundred units. The rate of one unit would be rounded too much
 * to check the amounts.
 */
const QUOTED_AMOUNT: Money = { currency: FEE_CURRENCY, minor: 10_000 };

interface OwnMoneyProps {
  amounts: readonly Money[];
  /** Exchange rate of the market's currency; undefined if prices are in it. */
  rate: MarketRate | undefined;
  /** True for the figure of a bill that matters most. */
  large?: boolean;
}

/** Shows the approximate amounts in the market's currency. Renders nothing if they are in it already. */
export function OwnMoney({ amounts, rate, large }: OwnMoneyProps) {
  const t = useTranslations('quote.offers');
  const locale = useLocale();
  const marketAmount = sumInMarketCurrency(amounts, rate);
  if (!marketAmount) return null;
  const text = t('about', { amount: formatMoney(roundApproximateMoney(marketAmount), locale) });
  return large ? <AmountText large text={text} /> : <span className={styles.soft}>{text}</span>;
}

/** Shows the exchange rate of a list's approximate amounts once. */
export function OwnRateNote({ rate }: Pick<OwnMoneyProps, 'rate'>) {
  const t = useTranslations('quote.offers');
  const locale = useLocale();
  const day = useDayFormat();
  if (!rate) return null;
  const local = sumInMarketCurrency([QUOTED_AMOUNT], rate);
  if (!local) return null;
  return (
    <p className={styles.soft}>
      {t('rate', {
        one: formatMoney(QUOTED_AMOUNT, locale),
        local: formatMoney(local, locale),
        day: day(rate.ratesOf, 'long'),
      })}
    </p>
  );
}
