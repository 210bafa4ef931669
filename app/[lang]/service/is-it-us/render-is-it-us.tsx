import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { IsItUsView } from '@/components/pages/authenticity/is-it-us-view';
import type { MessageSubmission } from '@/components/pages/authenticity/message-result';
import { currentMarket } from '@/lib/i18n/current-market';
import { BRAND } from '@/lib/market/brand';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { loadIsItUs } from './load-is-it-us';

export async function isItUsMetadata(): Promise<Metadata> {
  const t = await getTranslations('authenticity.meta');
  const description = t('description', { brand: BRAND.name });
  return pageMetadata({ route: 'service-is-it-us', title: t('title'), description });
}

/** Renders the page, with the result for the message that was sent to it. */
export async function renderIsItUs(submission: MessageSubmission | null) {
  const market = await currentMarket();
  return <IsItUsView market={market} submission={submission} {...await loadIsItUs(market)} />;
}
