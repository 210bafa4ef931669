import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SendForm } from '@/components/basic/send-form';
import { SendReview } from '@/components/basic/send-review';
import { SendStart } from '@/components/basic/send-start';
import { Notice } from '@/components/ui/notice';
import { currentMarket } from '@/lib/i18n/current-market';
import { getConfig } from '@/lib/server/config';
import type { BasicQuery } from '../form-visitor';
import { loadSend } from './load-send';

/** Drawn for each visitor, and kept nowhere. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('ship.presend');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function BasicSendPage({ searchParams }: { searchParams: BasicQuery }) {
  const market = await currentMarket();
  const t = await getTranslations('account');
  // Whoever answers the forms keeps the session.
  if (getConfig().API_BASE_URL !== undefined) return <Notice tone="warn">{t('needsScripts')}</Notice>;
  const loaded = await loadSend(market, await searchParams);
  if (loaded.step === 'sent') redirect(loaded.page);
  if (loaded.step === 'start') return <SendStart {...loaded} />;
  return loaded.step === 'review' ? <SendReview {...loaded} /> : <SendForm {...loaded} />;
}
