import { readQuoteDraft } from '@/components/quote/quote-draft';
import { currentMarket } from '@/lib/i18n/current-market';
import { paths } from '@/lib/routing/paths';
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
  const pairs = Object.entries(query).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value]));
  const again = `${paths.orderQuote(market.prefix)}?${new URLSearchParams(pairs)}`;
  const draft = readQuoteDraft(query, market.country);
  return drawQuote(
    await loadQuote(market, draft, {
      wizard: draft.kind === 'domestic' ? paths.orderEntry(market.prefix) : paths.intlOrderEntry(market.prefix),
      again,
    }),
  );
}
