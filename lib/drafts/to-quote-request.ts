import type { Money } from '@/lib/billing/money';
import { parcelLimits, type ParcelSize } from '@/lib/billing/weight';
import type { QuoteRequest } from '@/lib/contract/quotes';
import { parseAmount, parseMeasure } from '@/lib/i18n/parse-amount';
import type { Country } from '@/lib/market/country';
import { handoverOf, isInternationalGoods, isInternationalService } from '@/lib/orders/choices';
import type { Draft, ParcelFields } from '@/lib/client/ship/draft';
import { currencyOf } from '@/lib/client/ship/steps';

/** Measures as the page's market writes decimals; what cannot be read is 0, what is blank NaN. */
export function parcelSize(fields: ParcelFields, market: Country): ParcelSize {
  return {
    weightKg: parseMeasure(fields.weightKg, market),
    lengthCm: parseMeasure(fields.lengthCm, market),
    widthCm: parseMeasure(fields.widthCm, market),
    heightCm: parseMeasure(fields.heightCm, market),
  };
}

/** A parcel as a ticket; amounts that cannot be read yet are left out. */
function ticket(fields: ParcelFields, currency: string, market: Country) {
  return {
    ...parcelSize(fields, market),
    goodsValue: goodsValue([fields], currency),
    cashOnDelivery: amount(fields.cashOnDelivery, currency),
    insuredValue: amount(fields.insuredValue, currency),
  };
}

/** What all parcels are declared to be worth, or null while a price or quantity is missing. */
export function goodsValue(parcels: readonly ParcelFields[], currency: string): Money | null {
  let minor = 0;
  for (const { quantity, unitPrice } of parcels) {
    const price = parseAmount(unitPrice, currency);
    const pieces = parseMeasure(quantity);
    if (price === null || !Number.isInteger(pieces) || pieces < 1) return null;
    minor += price * pieces;
  }
  return Number.isSafeInteger(minor) ? { currency, minor } : null;
}

function amount(text: string, currency: string): Money | null {
  const minor = parseAmount(text, currency);
  return minor === null || minor === 0 ? null : { currency, minor };
}

/** What can be priced of the draft by now, its figures read as the page's market writes them; null until destination, service and every parcel's measures are there and allowed. */
export function toQuoteRequest(draft: Draft, market: Country): QuoteRequest | null {
  const { kind, values, origin, quoteToken } = draft;
  const { receiver, sender, service, goodsClass, sendingMode, pickupDate } = values;
  const currency = currencyOf(draft);
  const parcels = values.parcels.map((fields) => ticket(fields, currency, market));
  if (currency === '' || parcels.some((size) => parcelLimits(size).length > 0)) return null;
  const common = {
    parcels,
    goodsValue: null,
    cashOnDelivery: null,
    insuredValue: null,
    ...(receiver.areaCode !== '' && { areaCode: receiver.areaCode }),
    ...(sendingMode === 'PICKUP' && pickupDate !== '' && { pickupOn: pickupDate }),
    ...(quoteToken !== '' && { quoteToken }),
  };
  if (kind === 'domestic') {
    const cities = { fromCityCode: sender.cityCode, toCityCode: receiver.cityCode };
    return { kind, service: 'local-standard', country: origin, ...cities, ...common };
  }
  const { countryCode } = receiver;
  if (countryCode === '' || countryCode === 'CN') return null;
  if (!isInternationalService(service) || !isInternationalGoods(goodsClass)) return null;
  return {
    kind,
    service,
    destinationCountry: countryCode,
    cityCode: receiver.cityCode,
    goodsClass,
    handover: handoverOf(values),
    customer: values.importer,
    sendingMode: sendingMode === 'PICKUP' ? 'PICKUP' : 'MERCHANT',
    fromCityCode: sender.cityCode,
    ...common,
  };
}
