'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';
import { EmptyState } from '@/components/ui/status/empty-state';
import { Skeleton } from '@/components/ui/status/skeleton';
import { api } from '@/lib/client/api/api';
import { useRead } from '@/lib/client/api/use-read';
import { LoadFailed } from '../orders/load-failed';
import { BalanceCard } from './balance-card';
import styles from './collections.module.css';
import { Payouts } from './payouts.island';
import { Statement } from './statement.island';

/** Shows the money of the logged-in person. An anonymous visitor is being redirected to the login page. */
export function Collections() {
  const t = useTranslations('collections');
  const user = useLoggedInUser();
  if (!user) return <Skeleton label={t('loading')} shape="card" lines={3} />;
  return <CollectionBalances key={user.userId} />;
}

function CollectionBalances() {
  const t = useTranslations('collections');
  const locale = useLocale();
  const balancesRead = useRead(locale, (_, signal) => api('getCollectionBalances', {}, { quiet: true, signal }));
  if (balancesRead.status === 'failed')
    return <LoadFailed title={t('failed')} failure={balancesRead.failure} retry={balancesRead.retry} />;
  if (balancesRead.status !== 'ready') return <Skeleton label={t('loading')} shape="card" lines={3} />;
  const { balances } = balancesRead.data;
  if (balances.length === 0)
    return (
      <EmptyState title={t('empty.title')}>
        <p>{t('empty.text')}</p>
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      {balances.map((balance) => (
        <BalanceCard key={balance.countryCode} balance={balance} />
      ))}
      <p className={styles.soft}>{t('fee')}</p>
      <Payouts />
      <Statement countries={balances.map(({ countryCode }) => countryCode)} />
    </div>
  );
}
