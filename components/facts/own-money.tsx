import { useLocale, useTranslations } from 'next-intl';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import { convert } from '@/lib/billing/exchange';
import { moneyOf, type Money } from '@/lib/billing/money';
import { ownMoney, type OwnRate } from '@/lib/billing/own-money';
import { formatMoney, wholeMoney } from '@/lib/i18n/format-money';
import { useDay } from '@/lib/i18n/use-moment';
import styles from './own-money.module.css';

interface OwnMoneyProps {
  amounts: readonly Money[];
  /** Of the market's money; undefined where prices are in it. */
  rate: OwnRate | undefined;
}

/** What amounts are about in the market's own money; nothing where they are in it. */
export function OwnMoney({ amounts, rate }: OwnMoneyProps) {
  const t = useTranslations('quote.offers');
  const locale = useLocale();
  const own = ownMoney(amounts, rate);
  if (!own) return null;
  return <span className={styles.soft}>{t('about', { amount: formatMoney(wholeMoney(own), locale) })}</span>;
}

/** The rate behind such amounts, once for all of a list. */
export function OwnRateNote({ rate }: Pick<OwnMoneyProps, 'rate'>) {
  const t = useTranslations('quote.offers');
  const locale = useLocale();
  const day = useDay();
  if (!rate) return null;
  const { currency, cnyPerUnit, ratesOf } = rate;
  const one = moneyOf(FEE_CURRENCY, 1);
  const local = convert(one, currency, { [currency]: cnyPerUnit });
  if (!local) return null;
  return (
    <p className={styles.soft}>
      {t('rate', { one: formatMoney(one, locale), local: formatMoney(local, locale), day: day(ratesOf) })}
    </p>
  );
}
