import 'server-only';
import type { CnyPerUnit } from '@/lib/billing/exchange';
import type { FreightRate } from '@/lib/billing/freight';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import type { QuoteRequest } from '@/lib/contract/quotes';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { ApiError, fieldError } from '../errors';
import { findCityPlace, type CityPlace } from '../geography/store';
import { BILLING_GOODS, BILLING_SERVICE } from './billing-terms';
import type { PricedQuote } from './priced-quote';
import { quoteProblems } from './quote-problems';
import type { Shipment } from './shipment';
import type { Zone } from '../db/tables';
import { exchangeTable, findRate } from './store';

/** The city, or null for a code left empty. Throws a field error for a code that is not one of the country's cities. */
async function cityOf(db: Queryable, country: Country, code: string, field: string): Promise<CityPlace | null> {
  if (code === '') return null;
  const city = await findCityPlace(db, code);
  if (city?.country !== country) throw fieldError(field, 'placeUnknown');
  return city;
}

interface Route {
  destinationCountry: Country;
  zone: Zone;
  remote: boolean;
}

/** §3: the main city's rate, or that of the other cities, also while no city is known. */
async function internationalRoute(
  db: Queryable,
  { destinationCountry, cityCode }: Extract<QuoteRequest, { kind: 'international' }>,
): Promise<Route> {
  const city = await cityOf(db, destinationCountry, cityCode, 'cityCode');
  return { destinationCountry, zone: city?.main ? 'main' : 'other', remote: city?.remote ?? false };
}

/** Main cities of one country are parts of one city: from Kadıköy to Beşiktaş stays in Istanbul. */
function isSameCity(from: CityPlace | null, to: CityPlace | null): boolean {
  if (!from || !to) return false;
  return from.code === to.code || (from.main && to.main);
}

/** While one of the cities is not known, the higher rate, the one between cities, is quoted. */
async function domesticRoute(
  db: Queryable,
  { country, fromCityCode, toCityCode }: Extract<QuoteRequest, { kind: 'domestic' }>,
): Promise<Route> {
  const from = await cityOf(db, country, fromCityCode, 'fromCityCode');
  const to = await cityOf(db, country, toCityCode, 'toCityCode');
  const zone = isSameCity(from, to) ? 'same-city' : 'inter-city';
  return { destinationCountry: country, zone, remote: to?.remote ?? false };
}

/** What a shipment is priced by besides itself: it is what a quote promises to keep. */
export interface Tariff {
  rate: FreightRate;
  cnyPerUnit: CnyPerUnit;
}

export interface PriceOptions {
  /** True where the area within the city is known to be remote. */
  remoteArea?: boolean;
  /** Which tariff an earlier quote has promised this shipment; null where there is none. */
  promised?: (shipment: Shipment) => Tariff | null;
}

async function tariffOf(
  db: Queryable,
  { service }: QuoteRequest,
  { destinationCountry, zone }: Route,
): Promise<Tariff> {
  const [rate, cnyPerUnit] = await Promise.all([
    findRate(db, { service, country: destinationCountry, zone }),
    exchangeTable(db),
  ]);
  if (!rate) throw new ApiError('noRate');
  return { rate, cnyPerUnit };
}

/** Goods, handover and customer concern international parcels only; within a country they have no effect. */
function classOf(request: QuoteRequest): Pick<QuoteInput, 'goods' | 'handover' | 'customer'> {
  if (request.kind === 'domestic') return { goods: 'general', handover: 'guangzhou', customer: 'individual' };
  const { goodsClass, handover, customer } = request;
  return { goods: BILLING_GOODS[goodsClass], handover, customer };
}

export interface Priced {
  quote: PricedQuote;
  shipment: Shipment;
  tariff: Tariff;
}

/**
 * The price of a request by our tables (§9), or by what was promised. Throws `noRate` where the tariff has no such row and
 * `invalid` with the fields of billing's violations.
 */
export async function priceShipment(db: Queryable, request: QuoteRequest, options: PriceOptions = {}): Promise<Priced> {
  const { kind, service, parcels, goodsValue, cashOnDelivery } = request;
  const route = await (request.kind === 'international' ? internationalRoute(db, request) : domesticRoute(db, request));
  const { destinationCountry } = route;
  const shipment = { request, zone: route.zone };
  const tariff = options.promised?.(shipment) ?? (await tariffOf(db, request, route));
  const remote = route.remote || (options.remoteArea ?? false);
  const priced = quote({
    kind,
    service: BILLING_SERVICE[service],
    destinationCountry,
    remoteArea: remote,
    ...tariff,
    parcels,
    ...classOf(request),
    goodsValue,
    cashOnDelivery,
  });
  if (priced.violations.length) throw new ApiError('invalid', { fields: quoteProblems(priced.violations, request) });
  return { quote: { ...priced, kind, service, destinationCountry, remote }, shipment, tariff };
}
