import { readQuoteDraft } from '@/components/sending/quote/quote-draft';
import { currentMarket } from '@/lib/i18n/current-market';
import { renderQuote } from '../render-quote';
import { loadQuote } from './load-quote';

export { quoteResultMetadata as generateMetadata } from '../render-quote';

export const dynamic = 'force-dynamic';

interface QuoteResultPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Renders the calculator for an address that requests a price or fills in fields. */
export default async function QuoteResultPage({ searchParams }: QuoteResultPageProps) {
  const market = await currentMarket();
  const query = await searchParams;
  return renderQuote(await loadQuote(market, readQuoteDraft(query, market.country)));
}
