import 'server-only';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originOfMarket } from '@/lib/routing/short-link';
import { originsOf, type Config } from '../../platform/config';
import type { Context } from '../../platform/context';
import { listCountryRecords } from '../../places/dictionaries/dictionary-store';
import { loadPlaces } from '../orders/place/load-places';
import { loadBorder } from '../orders/present/load-border';
import { listReceiverDetails } from '../receiver/details/details-store';
import { presentOrder } from '../orders/present/present-order';
import type { OwnOrderWithParcels } from '../orders/order-policy';
import type { OrderTexts } from './order-texts';
import { ORDER_INPUT } from '../orders/order-input';
import { QUOTE_COLUMN } from '../../pricing/priced-columns';

/**
 * Returns the URL of a number's tracking page in the receiver's market. It is in the requested language if the market
 * has it, otherwise in English.
 */
function trackAddress(config: Config, country: Country, language: Language, number: string): string {
  const spoken = MARKETS[country].languages.includes(language) ? language : 'en';
  const path = paths.track(formatPrefix({ country, language: spoken }), [number]);
  return new URL(path, originOfMarket(country, originsOf(config))).href;
}

/** Returns an order in the form that its documents need. */
export async function describeOrder(
  ctx: Context,
  { row, parcels }: OwnOrderWithParcels,
  language: Language,
): Promise<OrderTexts> {
  const order = ORDER_INPUT.read(row.input);
  const [places, countries, border, details] = await Promise.all([
    loadPlaces(ctx.db, order),
    listCountryRecords(ctx.db),
    loadBorder(ctx, row),
    listReceiverDetails(ctx.db, row.id),
  ]);
  const names = new Map(countries.map((country) => [country.code, country.names]));
  const presented = {
    row,
    parcels,
    order,
    places,
    quote: QUOTE_COLUMN.read(row.quote),
    moves: [],
    deliveries: new Map(),
    border,
    details,
  };
  return {
    language,
    english: presentOrder(presented, 'en'),
    local: presentOrder(presented, language),
    details,
    countryNames: (code) => names.get(code)!,
    trackAddress: (number) => trackAddress(ctx.config, row.receiver_country, language, number),
    madeAt: ctx.now(),
  };
}
