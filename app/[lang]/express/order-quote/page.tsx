import { readQuoteDraft } from '@/components/sending/quote/quote-draft';
import { currentMarket } from '@/lib/i18n/current-market';
import { loadImportCharges } from '../../load-rates';
import { renderQuote } from './render-quote';
import { loadQuoteChoices } from './load-choices';

export { quoteMetadata as generateMetadata } from './render-quote';

export default async function QuotePage() {
  const market = await currentMarket();
  // In China's market the destination is not known yet.
  const draft = { ...readQuoteDraft({}, market.country), open: market.country === 'CN' ? 'route' : '' };
  const [choices, importCharges] = await Promise.all([
    loadQuoteChoices(market, draft),
    market.country === 'CN' ? undefined : loadImportCharges(market, market.country),
  ]);
  return renderQuote({ form: { draft, errors: {}, ...choices }, result: { status: 'none', importCharges } });
}
