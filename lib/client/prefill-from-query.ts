import type { Country } from '@/lib/market/country';
import { saveDraft, saveNeeds, startDraft } from './stores/pre-send';
import { isInternationalService } from '@/lib/orders/choices';

/**
 * Applies the query of a link into the wizard: `?kind=domestic`, or `?service=business-express` from a product page.
 * Ignores the rest.
 */
export function prefillFromQuery(query: URLSearchParams, market: Country): void {
  const kind = query.get('kind');
  const service = query.get('service') ?? '';
  if (isInternationalService(service)) {
    saveNeeds({ kind: 'international' });
    const draft = startDraft('international', market);
    saveDraft({ ...draft, values: { ...draft.values, service } });
  } else if (kind === 'international' || kind === 'domestic') {
    saveNeeds({ kind });
  } else if (service === 'local-standard') {
    saveNeeds({ kind: 'domestic' });
  }
}
