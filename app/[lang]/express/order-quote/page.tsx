import { readQuoteDraft } from '@/components/sending/quote/quote-draft';
import { currentMarket } from '@/lib/i18n/current-market';
import { drawQuote } from './draw-quote';
import { loadChoices } from './load-choices';

export { quoteMetadata as generateMetadata } from './draw-quote';

export default async function QuotePage() {
  const market = await currentMarket();
  // From China itself the destination is not known yet.
  const draft = { ...readQuoteDraft({}, market.country), open: market.country === 'CN' ? 'route' : '' };
  const choices = await loadChoices(market, draft);
  return drawQuote({ form: { draft, errors: {}, ...choices }, answer: { status: 'none' } });
}
