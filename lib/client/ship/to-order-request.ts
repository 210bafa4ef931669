import type { Country } from '@/lib/market/country';
import { handoverOf } from '@/lib/orders/choices';
import { parseAmount, parseMeasure } from '@/lib/i18n/parse-amount';
import type { Draft, DraftValues, Needs, ParcelFields, PartyFields } from './draft';
import { currencyOf } from './steps';
import { parcelSize } from '@/lib/drafts/to-quote-request';

/** An unreadable amount; the schema answers with a key of its own for it. */
const UNREADABLE = Number.NaN;

function party({ company: _, ...fields }: PartyFields) {
  return fields;
}

function parcel(fields: ParcelFields, currency: string, market: Country) {
  return {
    ...parcelSize(fields, market),
    goodsNameEn: fields.goodsNameEn,
    goodsNameCn: fields.goodsNameCn,
    quantity: parseMeasure(fields.quantity),
    unitPriceMinor: parseAmount(fields.unitPrice, currency) ?? UNREADABLE,
    insuredValue: amount(fields.insuredValue, currency),
    cashOnDelivery: amount(fields.cashOnDelivery, currency),
  };
}

/** Null when left blank or zero. */
function amount(text: string, currency: string) {
  const minor = parseAmount(text, currency) ?? UNREADABLE;
  return text.trim() === '' || minor === 0 ? null : { currency, minor };
}

/** What only parcels that leave the country are asked. */
function abroad({ goodsClass, handover, importer, sendingMode }: DraftValues) {
  return { goodsClass, handover: handoverOf({ goodsClass, sendingMode, handover }), importer };
}

function sending({ sendingMode, pickupDate, pickupWindow, domesticTransferNo }: DraftValues) {
  const pickup = sendingMode === 'PICKUP';
  return {
    sendingMode,
    pickup: pickup ? { date: pickupDate, window: pickupWindow } : null,
    domesticTransferNo: pickup ? '' : domesticTransferNo,
  };
}

function notice({ notify: { language, ...notify } }: DraftValues) {
  return { ...notify, ...(language !== '' && { receiverLanguage: language }) };
}

/**
 * The body of addInternationalOrder or addDomesticOrder that the form stands for. It is only a candidate: numbers that
 * cannot be read are NaN and choices not made are empty, so that the contract's schema names what is missing.
 */
export function toOrderRequest(draft: Draft, needs: Needs, market: Country) {
  const { kind, values } = draft;
  const currency = currencyOf(draft);
  const { customerType, customerHistory, frequency, shippingVolume } = needs;
  return {
    service: values.service,
    ...(kind === 'international' ? abroad(values) : { goodsType: values.goodsClass }),
    customerType,
    customerHistory,
    frequency,
    shippingVolume: frequency === 'regular' ? shippingVolume : null,
    sender: { ...values.sender, countryCode: draft.origin },
    receiver: { ...party(values.receiver), ...(kind === 'domestic' && { countryCode: draft.origin }) },
    ...sending(values),
    parcels: values.parcels.map((fields) => parcel(fields, currency, market)),
    deliveryPlace: values.deliveryPlace,
    remark: values.remark,
    notify: notice(values),
    agreed: values.agreed,
  };
}

export type OrderCandidate = ReturnType<typeof toOrderRequest>;

const FORM_FIELDS: Record<string, string> = {
  'notify.receiverLanguage': 'notify.language',
  goodsType: 'goodsClass',
  pickup: 'pickupDate',
  'pickup.date': 'pickupDate',
  'pickup.window': 'pickupWindow',
  customerType: 'needs',
  customerHistory: 'needs',
  frequency: 'needs',
  shippingVolume: 'needs',
};

/** Where a field of the request stands in the form: `parcels.0.unitPriceMinor` is typed as `parcels.0.unitPrice`. */
export function formFieldOf(requestField: string): string {
  return (
    FORM_FIELDS[requestField] ??
    requestField
      .replace(/^(insuredValue|cashOnDelivery)(\..*)?$/, 'parcels.0.$1')
      .replace(/^(parcels\.\d+\.(?:insuredValue|cashOnDelivery))\..*$/, '$1')
      .replace(/^(parcels\.\d+)\.unitPriceMinor$/, '$1.unitPrice')
  );
}
