import type { Country } from '@/lib/market/country';
import { handoverOf } from '@/lib/orders/choices';
import { describedField, givenFields, orderFieldsOf, PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { neededIdentity } from '@/lib/orders/receiver-details';
import { leavesAddressToReceiver } from '@/lib/orders/receiver-details';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import { parseAmount, parseMeasure } from '@/lib/i18n/format/parse-amount';
import { batteryOf } from './battery-fields';
import type { ShipmentKind } from '@/lib/billing/transit';
import type { Draft, DraftValues, Needs, ParcelFields, DraftParty } from './draft';
import { currencyOf } from './steps';
import { parcelSize } from './to-quote-request';

/** Stands for an unreadable amount. The schema rejects it with its own message. */
const UNREADABLE = Number.NaN;

function withoutCompany({ company: _, ...fields }: DraftParty) {
  return fields;
}

/** Returns the names of the parcel fields of a kind. Those with an initial value are for international parcels only. */
const parcelFieldNamesOf = (kind: ShipmentKind) =>
  PARCEL_FIELD_NAMES.filter((name) => kind === 'international' || describedField(name).initial === undefined);

function parcel(fields: ParcelFields, { kind, values }: Draft, currency: string, market: Country) {
  return {
    ...parcelSize(fields, market),
    goodsNameEn: fields.goodsNameEn,
    ...givenFields(parcelFieldNamesOf(kind), fields),
    quantity: parseMeasure(fields.quantity),
    unitPriceMinor: parseAmount(fields.unitPrice, valueCurrencyOf(values)) ?? UNREADABLE,
    insuredValue: parseOptionalAmount(fields.insuredValue, currency),
    cashOnDelivery: parseOptionalAmount(fields.cashOnDelivery, currency),
  };
}

/** Returns the amount; null if blank or zero. `minor` is NaN for an unreadable text. */
function parseOptionalAmount(text: string, currency: string) {
  const minor = parseAmount(text, currency) ?? UNREADABLE;
  return text.trim() === '' || minor === 0 ? null : { currency, minor };
}

/** Returns the fields that only international parcels have. */
function internationalFields({ goodsClass, battery, handover, importer, sendingMode }: DraftValues, market: Country) {
  const details = batteryOf(battery, market);
  return {
    goodsClass,
    ...(details && { battery: details }),
    handover: handoverOf({ goodsClass, sendingMode, handover }),
    importer,
  };
}

function sendingFields({ sendingMode, pickupDate, pickupWindow, domesticTransferNo }: DraftValues) {
  const isPickup = sendingMode === 'PICKUP';
  return {
    sendingMode,
    pickup: isPickup ? { date: pickupDate, window: pickupWindow } : null,
    domesticTransferNo: isPickup ? '' : domesticTransferNo,
  };
}

function notifyFields({ notify: { language, ...notify } }: DraftValues) {
  return { ...notify, ...(language !== '' && { receiverLanguage: language }) };
}

/**
 * Returns the body of addInternationalOrder or addDomesticOrder for the form. It is only a candidate: unreadable
 * amounts are NaN, unreadable measures 0 and open choices empty, so that the contract's schema reports them.
 */
export function toOrderRequest(draft: Draft, needs: Needs, market: Country) {
  const { kind, values } = draft;
  const currency = currencyOf(draft);
  const { customerType, customerHistory, frequency, shippingVolume } = needs;
  const { identityNo, importer } = values;
  const receiver = { ...withoutCompany(values.receiver), ...(kind === 'domestic' && { countryCode: draft.origin }) };
  const isNumbered = identityNo.trim() !== '' && neededIdentity({ kind, importer, customerType, receiver });
  return {
    service: values.service,
    ...(kind === 'international' ? internationalFields(values, market) : { goodsType: values.goodsClass }),
    customerType,
    customerHistory,
    frequency,
    shippingVolume: (frequency === 'regular' && shippingVolume) || null,
    sender: { ...values.sender, countryCode: draft.origin },
    receiver: { ...receiver, ...(isNumbered && { identityNo }) },
    ...(leavesAddressToReceiver(receiver) && { receiverCompletes: true }),
    ...sendingFields(values),
    ...(values.valueCurrency !== '' && { valueCurrency: values.valueCurrency }),
    parcels: values.parcels.map((fields) => parcel(fields, draft, currency, market)),
    deliveryPlace: values.deliveryPlace,
    ...givenFields(orderFieldsOf(kind), values),
    notify: notifyFields(values),
    agreed: values.agreed,
  };
}

export type OrderCandidate = ReturnType<typeof toOrderRequest>;
