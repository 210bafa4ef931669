import 'server-only';
import type { OrderInput } from '@/lib/contract/orders';
import { MARKETS, type Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import { originOfMarket } from '@/lib/routing/short-link';
import { originsOf, type Config } from '../../config';
import type { Context } from '../../context';
import { allCountries } from '../../places/dictionaries/store';
import { loadPlaces } from '../orders/load-places';
import { presentOrder } from '../../orders/present';
import type { OwnOrder } from '../../orders/policy';
import type { PricedQuote } from '../../pricing/priced-quote';
import type { OrderTexts } from '@/lib/server/files/order-texts';

/** The tracking page of a number in the receiver's market: in the asked language where that market speaks it. */
function trackAddress(config: Config, country: Country, language: Language, number: string): string {
  const spoken = MARKETS[country].languages.includes(language) ? language : 'en';
  const path = paths.track(formatPrefix({ country, language: spoken }), [number]);
  return new URL(path, originOfMarket(country, originsOf(config))).href;
}

/** An order as its papers need it. */
export async function describeOrder(ctx: Context, { row, parcels }: OwnOrder, language: Language): Promise<OrderTexts> {
  const order = JSON.parse(row.input) as OrderInput;
  const [places, countries] = await Promise.all([loadPlaces(ctx.db, order), allCountries(ctx.db)]);
  const names = new Map(countries.map((country) => [country.code, country.names]));
  const presented = {
    row,
    parcels,
    order,
    places,
    quote: JSON.parse(row.quote) as PricedQuote,
    moves: [],
    deliveries: new Map(),
  };
  return {
    language,
    english: presentOrder(presented, 'en'),
    local: presentOrder(presented, language),
    countryNames: (code) => names.get(code)!,
    trackAddress: (number) => trackAddress(ctx.config, row.receiver_country, language, number),
    madeAt: ctx.now(),
  };
}
