'use client';

import { useLocale, useTranslations } from 'next-intl';
import { OwnMoney } from '@/components/parts/facts/own-money';
import { AmountText } from '@/components/ui/content/figures';
import { rateOfTotal } from '@/lib/billing/sum-in-market-currency';
import type { OfferedQuote } from '@/lib/contract/quotes/quotes';
import { formatMoney } from '@/lib/i18n/format/format-money';
import styles from './draft-summary.module.css';

interface SummaryPriceProps {
  quote: OfferedQuote;
  /** True while a newer price is loading. */
  busy: boolean;
}

/** Renders what sender and receiver pay. Loaded with the first price. */
export function SummaryPrice({ quote, busy }: SummaryPriceProps) {
  const t = useTranslations('ship.summary');
  const locale = useLocale();
  return (
    <div className={styles.price} aria-live="polite" aria-busy={busy || undefined}>
      <p className={styles.note}>{t('total')}</p>
      {quote.totals.map((amount) => (
        <p key={amount.currency} className={styles.total}>
          <AmountText large text={formatMoney(amount, locale)} />
        </p>
      ))}
      <OwnMoney amounts={quote.totals} rate={rateOfTotal(quote.about)} />
      {quote.receiverTotals.length > 0 && (
        <p className={styles.note}>
          {t('receiverPays', { amount: quote.receiverTotals.map((amount) => formatMoney(amount, locale)).join(' + ') })}
        </p>
      )}
    </div>
  );
}
