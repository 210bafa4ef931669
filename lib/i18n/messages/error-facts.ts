import { FEE_CURRENCY, MAX_PARCEL_KG, MIN_PARCEL_KG, PHONE_TABLET_PER_KG } from '@/lib/billing/constants';
import { moneyOf } from '@/lib/billing/money';
import {
  ENQUIRY_KG,
  ENQUIRY_SHIPMENTS,
  HS_CODE_DIGITS,
  MAX_EVENTS_PER_REQUEST,
  MIN_SIDE_CM,
  PASSWORD_LENGTH,
  QUANTITY_RANGE,
  VERIFY_CODE,
} from '@/lib/market/limits';
import { DIGITAL_ADDRESS_EXAMPLES } from '@/lib/market/digital-address-kinds';
import { MAX_BATTERY_WATT_HOURS, MAX_PACKED_BATTERIES } from '@/lib/orders/battery';
import { MIN_COURIER_NUMBER_LENGTH } from '@/lib/orders/courier-number';
import { DETAIL_DIGITS } from '@/lib/orders/receiver-details';
import { PICKUP_HORIZON_DAYS } from '@/lib/orders/pickup-days';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import { MAX_TRACKED_NUMBERS } from '@/lib/parcel/parse-waybill-list';
import { formatMeasure } from '../format/format-measure';
import { formatMoney } from '../format/format-money';
import { formatNumber } from '../format/format-range';
import { isolate } from '../format/isolate';
import { parcelFacts } from './parcel-facts';

const EXAMPLES = Object.fromEntries(
  Object.entries(DIGITAL_ADDRESS_EXAMPLES).map(([kind, example]) => [`${kind}Example`, isolate(example)]),
) as Record<`${keyof typeof DIGITAL_ADDRESS_EXAMPLES}Example`, string>;

/** Returns the limits in texts of `errors.json` that a form itself may show. A schema has only the key of a text. */
export function errorFacts(locale: string) {
  return {
    ...parcelFacts(locale),
    ...EXAMPLES,
    parcelMin: formatNumber(MIN_PARCEL_KG, locale),
    parcelMax: formatNumber(MAX_PARCEL_KG, locale),
    enquiryMin: formatNumber(ENQUIRY_KG.min, locale),
    enquiryMax: formatMeasure(ENQUIRY_KG.max, 'kg', locale),
    shipmentsMin: formatNumber(ENQUIRY_SHIPMENTS.min, locale),
    shipmentsMax: formatNumber(ENQUIRY_SHIPMENTS.max, locale),
    quantityMin: formatNumber(QUANTITY_RANGE.min, locale),
    quantityMax: formatNumber(QUANTITY_RANGE.max, locale),
    hsCodeMin: HS_CODE_DIGITS.min,
    hsCodeMax: HS_CODE_DIGITS.max,
    sideMin: formatMeasure(MIN_SIDE_CM, 'cm', locale),
    passwordMin: PASSWORD_LENGTH.min,
    codeDigits: VERIFY_CODE.digits,
    pickupDays: PICKUP_HORIZON_DAYS,
    waybills: MAX_TRACKED_NUMBERS,
    digits: WAYBILL_DIGITS,
    courierCharacters: MIN_COURIER_NUMBER_LENGTH,
    batchMax: formatNumber(MAX_EVENTS_PER_REQUEST, locale),
    turkishIdDigits: DETAIL_DIGITS.turkishId,
    turkishTaxDigits: DETAIL_DIGITS.turkishTaxNo,
    egyptTaxDigits: DETAIL_DIGITS.egyptTaxNo,
    batteryWh: formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', locale),
    batteriesMost: formatNumber(MAX_PACKED_BATTERIES, locale),
    phonePerKg: formatMoney(moneyOf(FEE_CURRENCY, PHONE_TABLET_PER_KG.guangzhou), locale),
    /**
     * Placeholders for a page that gets only the error key from its URL, without the country and the rejected
     * characters.
     */
    country: 'none',
    /** Result of `fieldSelector` for an unknown field. The text then names no field. */
    field: 'other',
    characters: 'none',
    companyExample: 'none',
  };
}

/**
 * Returns the ICU selector of a form or request field for its error text: `street` of `receiver.street`, `goodsNameEn`
 * of `parcels.0.goodsNameEn`.
 */
export function fieldSelector(path: string): string {
  return path.split('.').findLast((part) => /^[A-Za-z]+$/.test(part)) ?? 'other';
}
