import 'server-only';
import { createHash } from 'node:crypto';
import type { MoneyValue } from '@/lib/contract/fields';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { withOwnAmounts } from '@/lib/orders/own-amounts';
import type { TariffZone } from '../platform/db/tables/tables';

/** Request for a quote, with the zone of its route. */
export interface Shipment {
  request: QuoteRequest;
  zone: TariffZone;
}

const amountText = (value: MoneyValue | null | undefined) => (value ? `${value.currency} ${value.minor}` : '');
/** Joins amounts with ";". The text of a single amount is the same as in quotes of the previous release. */
const amountsText = (values: readonly (MoneyValue | null | undefined)[]) => values.map(amountText).join(';');
const hasAny = (values: readonly (MoneyValue | null | undefined)[]) => values.some(Boolean);

function goodsOf(request: QuoteRequest): string[] {
  if (request.kind === 'domestic') return [request.country];
  const { destinationCountry, goodsClass, handover, customer, sendingMode, fromCityCode } = request;
  // The calculator also sends a handover for other goods, where it has no effect.
  const keyParts = [destinationCountry, goodsClass, goodsClass === 'PHONE_TABLET' ? handover : '', customer];
  return sendingMode === 'PICKUP' ? [...keyParts, 'pickup', fromCityCode] : keyParts;
}

/**
 * Returns a hash that differs between shipments of different prices. It ignores the goods' value, because a quote can
 * be requested before the value is known.
 */
export function shipmentHash({ request, zone }: Shipment): string {
  const { kind, service } = request;
  const parcels = withOwnAmounts(request);
  const sizes = parcels.map(({ weightKg, lengthCm, widthCm, heightCm }) => [weightKg, lengthCm, widthCm, heightCm]);
  const collected = parcels.map(({ cashOnDelivery }) => cashOnDelivery);
  const insured = parcels.map(({ insuredValue }) => insuredValue);
  const parts = [
    kind,
    service,
    zone,
    goodsOf(request),
    sizes,
    hasAny(collected) ? amountsText(collected) : '',
    ...(hasAny(insured) ? [amountsText(insured)] : []),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Returns the declared values of the goods, or null if one is unknown. */
export function declaredAmount({ request }: Shipment): string | null {
  const values = withOwnAmounts(request).map(({ goodsValue }) => goodsValue);
  return values.every(Boolean) ? amountsText(values) : null;
}
