import type { Money } from '@/lib/billing/money';
import { parcelViolations, type PackedMeasures } from '@/lib/billing/weight';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';
import { parseAmount, parseMeasure } from '@/lib/i18n/format/parse-amount';
import type { Country } from '@/lib/market/country';
import { handoverOf, isGoodsClass, isInternationalService } from '@/lib/orders/choices';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import type { Draft, DraftValues, ParcelFields } from './draft';
import { currencyOf } from './steps';

/** Parses measures in the decimal format of the page's market. Unreadable text gives 0, blank text NaN. */
export function parcelSize(fields: ParcelFields, market: Country): PackedMeasures {
  return {
    weightKg: parseMeasure(fields.weightKg, market),
    lengthCm: parseMeasure(fields.lengthCm, market),
    widthCm: parseMeasure(fields.widthCm, market),
    heightCm: parseMeasure(fields.heightCm, market),
  };
}

/** Returns a parcel as a ticket, without unreadable amounts. */
function ticket(fields: ParcelFields, values: DraftValues, currency: string, market: Country) {
  return {
    ...parcelSize(fields, market),
    goodsValue: goodsValue([fields], valueCurrencyOf(values)),
    cashOnDelivery: readableAmount(fields.cashOnDelivery, currency),
    insuredValue: readableAmount(fields.insuredValue, currency),
  };
}

/** Returns the total declared value of all parcels, or null while a price or quantity is missing. */
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

function readableAmount(text: string, currency: string): Money | null {
  const minor = parseAmount(text, currency);
  return minor === null || minor === 0 ? null : { currency, minor };
}

/**
 * Returns the quote request for the draft, with numbers parsed in the format of the page's market.
 * Null until destination, service, class of goods and valid measures of every parcel are entered.
 */
export function toQuoteRequest(draft: Draft, market: Country): QuoteRequest | null {
  const { kind, values, origin, quoteToken } = draft;
  const { receiver, sender, service, goodsClass, sendingMode, pickupDate } = values;
  const currency = currencyOf(draft);
  const parcels = values.parcels.map((fields) => ticket(fields, values, currency, market));
  if (currency === '' || parcels.some((size) => parcelViolations(size).length > 0)) return null;
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
  if (!isInternationalService(service) || !isGoodsClass(goodsClass)) return null;
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
