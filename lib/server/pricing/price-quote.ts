import 'server-only';
import type { CnyPerUnit } from '@/lib/billing/exchange';
import type { FreightRate } from '@/lib/billing/freight';
import type { Money } from '@/lib/billing/money';
import type { ProtectionTerms } from '@/lib/billing/price-protection';
import { quote, type QuoteInput } from '@/lib/billing/quote';
import type { QuoteViolation } from '@/lib/billing/quote-violation';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../platform/db/open';
import { ApiError, fieldError } from '../platform/errors';
import { findCityPlace, type CityPlace } from '../places/geography/place-store';
import { BILLING_SERVICE } from '@/lib/orders/choices';
import { BILLING_GOODS } from './billing-terms';
import { parcelsInOwnCurrency } from './own-parcels';
import type { PricedQuote } from './priced-quote';
import { quoteProblems, SERVICE_LIMITS } from './quote-problems';
import type { Shipment } from './shipment';
import type { TariffZone } from '../platform/db/tables/tables';
import { listExchangeRates, findProtection, findRate } from './quote-store';

/** Returns the city, or null for an empty code. Throws a field error if the code is not a city of this country. */
async function findCity(db: Queryable, country: Country, code: string, field: string): Promise<CityPlace | null> {
  if (code === '') return null;
  const city = await findCityPlace(db, code);
  if (city?.country !== country) throw fieldError(field, 'placeUnknown');
  return city;
}

interface Route {
  destinationCountry: Country;
  zone: TariffZone;
  remote: boolean;
}

/** Returns the route of an international parcel (§3). Without a city, the rate of the other cities applies. */
async function findInternationalRoute(
  db: Queryable,
  { destinationCountry, cityCode }: Extract<QuoteRequest, { kind: 'international' }>,
): Promise<Route> {
  const city = await findCity(db, destinationCountry, cityCode, 'cityCode');
  return { destinationCountry, zone: city?.main ? 'main' : 'other', remote: city?.remote ?? false };
}

/**
 * Returns true for two main cities of a country: they are parts of one city, as Kadıköy and Beşiktaş are of Istanbul.
 */
function isSameCity(from: CityPlace | null, to: CityPlace | null): boolean {
  if (!from || !to) return false;
  return from.code === to.code || (from.main && to.main);
}

/** Returns the route of a domestic parcel. Until both cities are known, the higher rate between cities applies. */
async function findDomesticRoute(
  db: Queryable,
  { country, fromCityCode, toCityCode }: Extract<QuoteRequest, { kind: 'domestic' }>,
): Promise<Route> {
  const from = await findCity(db, country, fromCityCode, 'fromCityCode');
  const to = await findCity(db, country, toCityCode, 'toCityCode');
  const zone = isSameCity(from, to) ? 'same-city' : 'inter-city';
  return { destinationCountry: country, zone, remote: to?.remote ?? false };
}

/** Tariff of a shipment, which a quote promises for its validity. */
export interface Tariff {
  rate: FreightRate;
  cnyPerUnit: CnyPerUnit;
  protection: ProtectionTerms | null;
  /** China's local rate, for a shipment with pickup. */
  pickup: FreightRate | null;
}

export interface PriceOptions {
  /** True if the area within the city is known to be remote. */
  remoteArea?: boolean;
  /** Returns the tariff that an earlier quote promised for this shipment, or null. */
  promised?: (shipment: Shipment) => Tariff | null;
  /** True if we weighed the parcels. See billing's QuoteInput. */
  takenOver?: boolean;
}

/**
 * Returns the rate from the sender to our warehouse in Guangzhou (§9). Until the sender's city is known, it is the rate
 * between cities. Returns null without a pickup. Throws `noRate`.
 */
async function findPickupRate(db: Queryable, request: QuoteRequest): Promise<FreightRate | null> {
  if (request.kind === 'domestic' || request.sendingMode !== 'PICKUP') return null;
  const from = await findCity(db, 'CN', request.fromCityCode, 'fromCityCode');
  const rate = await findRate(db, {
    service: 'local-standard',
    country: 'CN',
    zone: from?.main ? 'same-city' : 'inter-city',
  });
  if (!rate) throw new ApiError('noRate');
  return rate;
}

async function loadTariff(db: Queryable, request: QuoteRequest, { destinationCountry, zone }: Route): Promise<Tariff> {
  const [rate, cnyPerUnit, protection, pickup] = await Promise.all([
    findRate(db, { service: request.service, country: destinationCountry, zone }),
    listExchangeRates(db),
    withOwnAmounts(request).some(({ insuredValue }) => insuredValue) ? findProtection(db, request.kind) : null,
    findPickupRate(db, request),
  ]);
  if (!rate) throw new ApiError('noRate');
  return { rate, cnyPerUnit, protection, pickup };
}

/** Returns the goods, handover and customer of a request. They affect the price of international parcels only. */
function classOf(request: QuoteRequest): Pick<QuoteInput, 'goods' | 'handover' | 'customer'> {
  if (request.kind === 'domestic') return { goods: 'general', handover: 'guangzhou', customer: 'individual' };
  const { goodsClass, handover, customer } = request;
  return { goods: BILLING_GOODS[goodsClass], handover, customer };
}

export interface PricedShipment {
  quote: PricedQuote;
  shipment: Shipment;
  tariff: Tariff;
}

/**
 * Returns the price of the special line, which accepts parcels that the requested service rejects (§1). Returns null
 * for a domestic request, and if there are other violations.
 */
async function offerInstead(
  db: Queryable,
  request: QuoteRequest,
  violations: readonly QuoteViolation[],
  { remoteArea = false }: PriceOptions,
): Promise<readonly Money[] | null> {
  const isServiceLimit = violations.every(({ code }) => code in SERVICE_LIMITS);
  if (request.kind === 'domestic' || !isServiceLimit) return null;
  const { quote: quoteOfService } = await priceShipment(
    db,
    { ...request, service: 'intl-straight-special' },
    { remoteArea },
  );
  return quoteOfService.totals;
}

/**
 * Prices a request by the stored tariff or the promised one (§9). Throws `noRate` if the tariff has no matching row,
 * and `invalid` with the fields of billing's violations.
 */
export async function priceShipment(
  db: Queryable,
  request: QuoteRequest,
  options: PriceOptions = {},
): Promise<PricedShipment> {
  const { kind, service } = request;
  const route = await (request.kind === 'international'
    ? findInternationalRoute(db, request)
    : findDomesticRoute(db, request));
  const { destinationCountry } = route;
  const shipment = { request, zone: route.zone };
  const tariff = options.promised?.(shipment) ?? (await loadTariff(db, request, route));
  const remote = route.remote || (options.remoteArea ?? false);
  const priced = quote({
    kind,
    service: BILLING_SERVICE[service],
    destinationCountry,
    remoteArea: remote,
    ...tariff,
    parcels: parcelsInOwnCurrency(request, tariff.cnyPerUnit),
    takenOver: options.takenOver ?? false,
    ...classOf(request),
  });
  if (priced.violations.length > 0) {
    const offer = await offerInstead(db, request, priced.violations, options);
    throw new ApiError('invalid', { fields: quoteProblems(priced.violations, request, offer) });
  }
  return { quote: { ...priced, kind, service, destinationCountry, remote }, shipment, tariff };
}
