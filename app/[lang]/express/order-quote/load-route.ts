import 'server-only';
import type { QuoteDraft } from '@/components/sending/quote/quote-draft';
import type { QuoteFormProps } from '@/components/sending/quote/quote-form';
import { regionName } from '@/lib/i18n/names/place-name';
import { CallFailure } from '@/lib/http/call-failure';
import type { LocationView } from '@/lib/contract/content/content';
import type { RouteView } from '@/lib/contract/tracking/route';
import type { MarketChoice } from '@/lib/market/prefix';
import { printedHub } from '@/lib/parcel/printed-hub-code';
import { loadLocations } from '../../load-home';

/**
 * Returns the route that the label of this parcel would show. Undefined if an end is unknown or both ends are the same.
 */
export async function loadQuoteRoute(
  choice: MarketChoice,
  { draft, from, to }: Pick<QuoteFormProps, 'draft' | 'from' | 'to'>,
): Promise<RouteView | undefined> {
  const [start, end] = draft.kind === 'domestic' ? [from.hub, to.hub] : await loadRouteEnds(choice, draft, to.hub);
  return start && end && start.code !== end.code ? { from: start, to: end } : undefined;
}

/**
 * Returns both ends of the route: our warehouse in China, and the hub of the chosen city. Without a city, the
 * destination has the name and the code of its country (ISO 3166-1).
 */
async function loadRouteEnds(choice: MarketChoice, { country }: QuoteDraft, cityHub: RouteView['to'] | undefined) {
  const locations = await loadLocations(choice).catch((failure: unknown): LocationView[] => {
    if (failure instanceof CallFailure) return [];
    throw failure;
  });
  const origin = locations.find(({ role }) => role === 'origin');
  return [
    origin && printedHub(origin),
    cityHub ?? { code: country, name: regionName(country, choice.language) },
  ] as const;
}
