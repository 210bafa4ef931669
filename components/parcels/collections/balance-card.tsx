import { useLocale, useTranslations } from 'next-intl';
import { DescriptionList } from '@/components/ui/content/description-list';
import { AmountText } from '@/components/ui/content/figures';
import { Notice } from '@/components/ui/status/notice';
import type { CollectionBalance } from '@/lib/contract/orders/collections';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatMoney } from '@/lib/i18n/format/format-money';
import { formatList } from '@/lib/i18n/format/format-range';
import { formatWeekday } from '@/lib/i18n/format/format-week';
import { InfoCard } from '../orders/detail/info-card';
import { useOrdersData } from '../orders/orders-data.island';
import styles from './collections.module.css';

const PARTS = ['held', 'due', 'sent'] as const;

/** Shows the balance of one market: its parts, the next payouts, and the terms. */
export function BalanceCard({ balance }: { balance: CollectionBalance }) {
  const t = useTranslations('collections');
  const locale = useLocale();
  const { countryNames } = useOrdersData();
  const { countryCode, upcoming, terms, hasBankAccount } = balance;
  const amount = (money: CollectionBalance['balance']) => <AmountText text={formatMoney(money, locale)} />;
  const parts = PARTS.filter((part) => balance[part].minor !== 0).map((part) => ({
    key: part,
    term: t(`states.${part}`),
    value: amount(balance[part]),
  }));
  const next = upcoming.map(({ on, amount: sum, parcels }) => ({
    key: on,
    term: `${formatDay(on, locale, 'briefDate')} · ${t('parcels', { count: parcels })}`,
    value: amount(sum),
  }));
  return (
    <InfoCard title={countryNames[countryCode]}>
      {balance.balance.minor < 0 && <Notice tone="warn">{t('owed')}</Notice>}
      {!hasBankAccount && balance.balance.minor > 0 && <Notice tone="warn">{t('noBank')}</Notice>}
      <p className={styles.balance}>
        <span>{t('balance')}</span>
        <strong className={styles.sum}>{amount(balance.balance)}</strong>
      </p>
      {parts.length > 0 && <DescriptionList figures items={parts} />}
      {next[0] && (
        <>
          <h3 className={styles.subtitle}>{t('upcoming')}</h3>
          <DescriptionList figures items={next} />
        </>
      )}
      <p className={styles.soft}>
        {terms
          ? t('terms', {
              weekdays: formatList(
                terms.weekdays.map((weekday) => formatWeekday(weekday, locale)),
                locale,
              ),
              days: terms.holdingDays,
            })
          : t('noTerms')}
      </p>
    </InfoCard>
  );
}
