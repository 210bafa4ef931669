import { getTranslations } from 'next-intl/server';
import { redirect } from 'next/navigation';
import { SendForm } from '@/components/basic/send-form';
import { SendReview } from '@/components/basic/send-review';
import { SendStart } from '@/components/basic/send-start';
import { currentMarket } from '@/lib/i18n/current-market';
import type { BasicQuery } from '../call-as-visitor';
import { loadSend } from './load-send';

/** Rendered for each visitor and never stored. */
export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('ship.presend');
  return { title: t('title'), robots: { index: false, follow: false } };
}

export default async function BasicSendPage({ searchParams }: { searchParams: BasicQuery }) {
  const market = await currentMarket();
  const loaded = await loadSend(market, await searchParams);
  if (loaded.step === 'sent') redirect(loaded.page);
  if (loaded.step === 'start') return <SendStart {...loaded} />;
  return loaded.step === 'review' ? <SendReview {...loaded} /> : <SendForm {...loaded} />;
}
