import 'server-only';
import { createHash } from 'node:crypto';
import type { MoneyValue } from '@/lib/contract/fields';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { Zone } from '../db/tables';

/** What is quoted, on the route it takes. */
export interface Shipment {
  request: QuoteRequest;
  zone: Zone;
}

const amount = (value: MoneyValue | null | undefined) => (value ? `${value.currency} ${value.minor}` : '');
/** Of one parcel as a quote of the release before wrote it. */
const amounts = (values: readonly (MoneyValue | null | undefined)[]) => values.map(amount).join(';');
const isAny = (values: readonly (MoneyValue | null | undefined)[]) => values.some(Boolean);

function goodsOf(request: QuoteRequest): string[] {
  if (request.kind === 'domestic') return [request.country];
  const { destinationCountry, goodsClass, handover, customer, sendingMode, fromCityCode } = request;
  // Of other goods the calculator takes the place too, and it changes nothing.
  const asked = [destinationCountry, goodsClass, goodsClass === 'PHONE_TABLET' ? handover : '', customer];
  return sendingMode === 'PICKUP' ? [...asked, 'pickup', fromCityCode] : asked;
}

/** Tells shipments of different prices apart. The goods' value is left out: a quote may be asked for before it is known. */
export function shipmentHash({ request, zone }: Shipment): string {
  const { kind, service } = request;
  const parcels = withOwnAmounts(request);
  const sizes = parcels.map(({ weightKg, lengthCm, widthCm, heightCm }) => [weightKg, lengthCm, widthCm, heightCm]);
  const collected = parcels.map(({ cashOnDelivery }) => cashOnDelivery);
  const insured = parcels.map(({ insuredValue }) => insuredValue);
  const parts = [
    ...[kind, service, zone, goodsOf(request), sizes, isAny(collected) ? amounts(collected) : ''],
    ...(isAny(insured) ? [amounts(insured)] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Null while it was not known. */
export function declaredAmount({ request }: Shipment): string | null {
  const values = withOwnAmounts(request).map(({ goodsValue }) => goodsValue);
  return values.every(Boolean) ? amounts(values) : null;
}
