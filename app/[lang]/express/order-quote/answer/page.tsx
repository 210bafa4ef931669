import { readQuoteDraft } from '@/components/sending/quote/quote-draft';
import { currentMarket } from '@/lib/i18n/current-market';
import { drawQuote } from '../draw-quote';
import { loadQuote } from './load-quote';

export { quoteAnswerMetadata as generateMetadata } from '../draw-quote';

export const dynamic = 'force-dynamic';

interface QuoteAnswerProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** The calculator of an address that asks for a price, or has fields filled in. */
export default async function QuoteAnswerPage({ searchParams }: QuoteAnswerProps) {
  const market = await currentMarket();
  const query = await searchParams;
  return drawQuote(await loadQuote(market, readQuoteDraft(query, market.country)));
}
