import { useLocale, useTranslations } from 'next-intl';
import { FEE_CURRENCY } from '@/lib/billing/constants';
import type { Money } from '@/lib/billing/money';
import { ownMoney, type OwnRate } from '@/lib/billing/own-money';
import { formatMoney, wholeMoney } from '@/lib/i18n/format-money';
import { useDay } from '@/lib/i18n/use-moment';
import styles from './own-money.module.css';

/** A hundred, as banks quote: one would be rounded so far that nobody could count the amounts again. */
const QUOTED: Money = { currency: FEE_CURRENCY, minor: 10_000 };

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
  const local = ownMoney([QUOTED], rate);
  if (!local) return null;
  return (
    <p className={styles.soft}>
      {t('rate', {
        one: formatMoney(QUOTED, locale),
        local: formatMoney(local, locale),
        day: day(rate.ratesOf, 'long'),
      })}
    </p>
  );
}
