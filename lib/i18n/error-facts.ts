import { FREE_ATTEMPT_DAYS, MAX_PARCEL_KG, MIN_PARCEL_KG, RETURN_DECISION_DAYS } from '@/lib/billing/constants';
import {
  ADDRESS_BOOK_LIMIT,
  MAX_KEYS,
  MAX_WEBHOOKS,
  ENQUIRY_KG,
  ENQUIRY_SHIPMENTS,
  MIN_SIDE_CM,
  PASSWORD_LENGTH,
  QUANTITY,
  VERIFY_CODE,
} from '@/lib/market/limits';
import { DIGITAL_ADDRESS_EXAMPLES } from '@/lib/market/digital-address-kinds';
import { COURIER_NUMBER_LENGTH } from '@/lib/orders/courier-number';
import { PICKUP_HORIZON_DAYS } from '@/lib/orders/pickup-days';
import { MAX_WAYBILLS } from '@/lib/parcel/parse-waybill-list';
import { WAYBILL_DIGITS } from '@/lib/parcel/waybill-number';
import { formatMeasure } from './format-measure';
import { formatNumber } from './format-range';
import { isolate } from './isolate';
import { parcelFacts } from './parcel-facts';

const EXAMPLES = Object.fromEntries(
  Object.entries(DIGITAL_ADDRESS_EXAMPLES).map(([kind, example]) => [`${kind}Example`, isolate(example)]),
) as Record<`${keyof typeof DIGITAL_ADDRESS_EXAMPLES}Example`, string>;

/** The bounds that a sentence of `errors.json` or an event may name. A schema knows a sentence's key and nothing more. */
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
    quantityMin: formatNumber(QUANTITY.min, locale),
    quantityMax: formatNumber(QUANTITY.max, locale),
    sideMin: formatMeasure(MIN_SIDE_CM, 'cm', locale),
    passwordMin: PASSWORD_LENGTH.min,
    codeDigits: VERIFY_CODE.digits,
    pickupDays: PICKUP_HORIZON_DAYS,
    waybills: MAX_WAYBILLS,
    digits: WAYBILL_DIGITS,
    courierCharacters: COURIER_NUMBER_LENGTH,
    addresses: ADDRESS_BOOK_LIMIT,
    keys: MAX_KEYS,
    webhooks: MAX_WEBHOOKS,
    attemptDays: FREE_ATTEMPT_DAYS,
    returnDays: RETURN_DECISION_DAYS,
  };
}
