import 'server-only';
import { createHash } from 'node:crypto';
import type { MoneyValue } from '@/lib/contract/fields';
import type { QuoteRequest } from '@/lib/contract/quotes';
import type { Zone } from '../db/tables';

/** What is quoted, on the route it takes. */
export interface Shipment {
  request: QuoteRequest;
  zone: Zone;
}

const amount = (value: MoneyValue | null) => (value ? `${value.currency} ${value.minor}` : '');

function goodsOf(request: QuoteRequest): string[] {
  if (request.kind === 'domestic') return [request.country];
  const { destinationCountry, goodsClass, handover, customer } = request;
  // Of other goods the calculator takes the place too, and it changes nothing.
  return [destinationCountry, goodsClass, goodsClass === 'PHONE_TABLET' ? handover : '', customer];
}

/** Tells shipments of different prices apart. The goods' value is left out: a quote may be asked for before it is known. */
export function shipmentHash({ request, zone }: Shipment): string {
  const { kind, service, parcels, cashOnDelivery } = request;
  const sizes = parcels.map(({ weightKg, lengthCm, widthCm, heightCm }) => [weightKg, lengthCm, widthCm, heightCm]);
  const parts = [kind, service, zone, goodsOf(request), sizes, amount(cashOnDelivery)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Null while it was not known. */
export function declaredAmount({ request }: Shipment): string | null {
  return request.goodsValue && amount(request.goodsValue);
}
