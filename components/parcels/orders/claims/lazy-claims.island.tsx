'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { ReadFailed } from '@/components/parts/read-failed';
import { Skeleton } from '@/components/ui/status/skeleton';
import { useRead } from '@/lib/client/api/use-read';
import { LANGUAGES } from '@/lib/market/language';
import type { ClaimsProps } from './claim-form.island';

/** Loads the component with its texts on demand: most visitors have nothing to claim. */
async function loadClaims(locale: string) {
  const language = LANGUAGES.find((each) => locale.startsWith(each));
  const [{ Claims }, { default: claim }] = await Promise.all([
    import('./claims.island'),
    import(`@/messages/${language}/claim.json`) as Promise<{ default: object }>,
  ]);
  return { Claims, claim };
}

/**
 * Shows compensation for the order's parcels (§9). Loaded if a claim is possible or exists, or the receiver disputed an
 * attempt.
 */
export function LazyClaims({ order, onOrder }: ClaimsProps) {
  const t = useTranslations();
  const messages = useMessages();
  const locale = useLocale();
  const claimsRead = useRead(order.parcels.some(({ claim, cases }) => claim ?? cases) ? locale : null, loadClaims);
  if (claimsRead.status === 'idle') return null;
  if (claimsRead.status === 'failed') return <ReadFailed failure={claimsRead.failure} retry={claimsRead.retry} />;
  if (claimsRead.status !== 'ready') return <Skeleton label={t('orders.detail.loading')} shape="card" lines={3} />;
  const { Claims, claim } = claimsRead.data;
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...messages, claim } as typeof messages}>
      <Claims order={order} onOrder={onOrder} />
    </NextIntlClientProvider>
  );
}
