import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/components/layout/page-trail';
import { readQuoteDraft } from '@/components/quote/quote-draft';
import { QuotePageView } from '@/components/quote/quote-view';
import { currentMarket } from '@/lib/i18n/current-market';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { paths } from '@/lib/routing/paths';
import { loadQuote } from './load-quote';

/** Drawn for each request: a shared link and a plain form show the price without scripts. */
export const dynamic = 'force-dynamic';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata() {
  const t = await getTranslations('quote.meta');
  return pageMetadata({ route: 'express-order-quote', title: t('title'), description: t('description') });
}

export default async function QuotePage({ searchParams }: Props) {
  const { prefix, country, language } = await currentMarket();
  const query = await searchParams;
  const pairs = Object.entries(query).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]));
  const again = `${paths.orderQuote(prefix)}?${new URLSearchParams(pairs)}`;
  const draft = readQuoteDraft(query, country);
  const loaded = await loadQuote({ country, language }, draft, { wizard: paths.presend(prefix), again });
  return (
    <>
      <PageTrail prefix={prefix} route="express-order-quote" unseen />
      <QuotePageView {...loaded} />
    </>
  );
}
