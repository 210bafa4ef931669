import 'server-only';
import type { CnyPerUnit } from '@/lib/billing/exchange';
import type { FreightRate } from '@/lib/billing/freight';
import type { Money } from '@/lib/billing/money';
import type { ProtectionTerms } from '@/lib/billing/price-protection';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import type { QuoteViolation } from '@/lib/billing/quote-violation';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { ApiError, fieldError } from '../platform/errors';
import { findCityPlace, type CityPlace } from '../places/geography/store';
import { BILLING_SERVICE } from '@/lib/orders/choices';
import { BILLING_GOODS } from './billing-terms';
import type { PricedQuote } from './priced-quote';
import { quoteProblems, SERVICE_LIMITS } from './quote-problems';
import type { Shipment } from './shipment';
import type { Zone } from '../db/tables';
import { exchangeTable, findProtection, findRate } from './store';

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
  protection: ProtectionTerms | null;
  /** China's local rate, of a shipment that is collected there. */
  pickup: FreightRate | null;
}

export interface PriceOptions {
  /** True where the area within the city is known to be remote. */
  remoteArea?: boolean;
  /** Which tariff an earlier quote has promised this shipment; null where there is none. */
  promised?: (shipment: Shipment) => Tariff | null;
  /** Weighed by us: see billing's QuoteInput. */
  takenOver?: boolean;
}

/** §9: from the sender to our warehouse in Guangzhou; the rate between cities while the sender's city is not known. */
async function pickupRate(db: Queryable, request: QuoteRequest): Promise<FreightRate | null> {
  if (request.kind === 'domestic' || request.sendingMode !== 'PICKUP') return null;
  const from = await cityOf(db, 'CN', request.fromCityCode, 'fromCityCode');
  const rate = await findRate(db, {
    service: 'local-standard',
    country: 'CN',
    zone: from?.main ? 'same-city' : 'inter-city',
  });
  if (!rate) throw new ApiError('noRate');
  return rate;
}

async function tariffOf(db: Queryable, request: QuoteRequest, { destinationCountry, zone }: Route): Promise<Tariff> {
  const [rate, cnyPerUnit, protection, pickup] = await Promise.all([
    findRate(db, { service: request.service, country: destinationCountry, zone }),
    exchangeTable(db),
    withOwnAmounts(request).some(({ insuredValue }) => insuredValue) ? findProtection(db, request.kind) : null,
    pickupRate(db, request),
  ]);
  if (!rate) throw new ApiError('noRate');
  return { rate, cnyPerUnit, protection, pickup };
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

/** §1: the price of the special line, which takes what the asked service does not; null where something else is in the way. */
async function offerInstead(
  db: Queryable,
  request: QuoteRequest,
  violations: readonly QuoteViolation[],
  { remoteArea = false }: PriceOptions,
): Promise<readonly Money[] | null> {
  const limited = violations.every(({ code }) => code in SERVICE_LIMITS);
  if (request.kind === 'domestic' || !limited) return null;
  const { quote: fitting } = await priceShipment(db, { ...request, service: 'intl-straight-special' }, { remoteArea });
  return fitting.totals;
}

/**
 * The price of a request by our tables (§9), or by what was promised. Throws `noRate` where the tariff has no such row and
 * `invalid` with the fields of billing's violations.
 */
export async function priceShipment(db: Queryable, request: QuoteRequest, options: PriceOptions = {}): Promise<Priced> {
  const { kind, service } = request;
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
    parcels: withOwnAmounts(request),
    takenOver: options.takenOver ?? false,
    ...classOf(request),
  });
  if (priced.violations.length > 0) {
    const offer = await offerInstead(db, request, priced.violations, options);
    throw new ApiError('invalid', { fields: quoteProblems(priced.violations, request, offer) });
  }
  return { quote: { ...priced, kind, service, destinationCountry, remote }, shipment, tariff };
}
