import type { OrderView } from '@/lib/contract/orders/order-view';
import type { Country } from '@/lib/market/country';
import { amountText } from '@/lib/i18n/format/parse-amount';
import { describedField, ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES, typedFields } from '@/lib/orders/fields';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import { nationalPhone } from '@/lib/phone/national-phone';
import { batteryFields } from './battery-fields';
import type { Draft, DraftValues, Needs, ParcelFields, DraftParty } from './draft';
import { WIZARD_STEPS } from './steps';

/** Fields that a copy of an order leaves empty. */
const FIELDS_OF_ONE_ORDER = ORDER_FIELD_NAMES.filter((name) => describedField(name).once);

export function partyFields(party: OrderView['sender']): DraftParty {
  const { name, company, email, countryCode, provinceCode, cityCode, areaCode, street, digitalAddress } = party;
  const phone = nationalPhone(party.phone, countryCode);
  return { name, company, phone, email, countryCode, provinceCode, cityCode, areaCode, street, digitalAddress };
}

const moneyText = (amount: OrderView['cashOnDelivery']) => (amount ? amountText(amount.minor, amount.currency) : '');

function parcelFields(parcel: OrderView['parcels'][number], currency: string): ParcelFields {
  return {
    weightKg: String(parcel.weightKg),
    lengthCm: String(parcel.lengthCm),
    widthCm: String(parcel.widthCm),
    heightCm: String(parcel.heightCm),
    goodsNameEn: parcel.goodsNameEn,
    ...typedFields(PARCEL_FIELD_NAMES, parcel),
    quantity: String(parcel.quantity),
    unitPrice: amountText(parcel.unitPriceMinor, currency),
    insuredValue: moneyText(parcel.insuredValue),
    cashOnDelivery: moneyText(parcel.cashOnDelivery),
  };
}

function orderNeeds({ kind, customerType, customerHistory, frequency, shippingVolume }: OrderView): Needs {
  return { kind, customerType, customerHistory, frequency, shippingVolume: shippingVolume ?? '' } as Needs;
}

function orderValues(order: OrderView): DraftValues {
  const { pickup } = order;
  return {
    sender: partyFields(order.sender),
    receiver: partyFields(order.receiver),
    // Empty keeps the stored number of the order.
    identityNo: '',
    service: order.service,
    goodsClass: order.goodsClass,
    battery: batteryFields(order.battery),
    handover: order.handover ?? 'guangzhou',
    importer: order.importer ?? 'individual',
    valueCurrency: order.valueCurrency ?? '',
    parcels: order.parcels.map((parcel) => parcelFields(parcel, valueCurrencyOf(order))),
    sendingMode: order.sendingMode,
    pickupDate: pickup?.date ?? '',
    pickupWindow: pickup?.window ?? '',
    domesticTransferNo: order.domesticTransferNo,
    deliveryPlace: order.deliveryPlace as DraftValues['deliveryPlace'],
    ...typedFields(ORDER_FIELD_NAMES, order),
    notify: {
      sender: order.notify?.sender ?? true,
      receiver: order.notify?.receiver ?? 'sms',
      language: order.notify?.receiverLanguage ?? '',
    },
    // A new price needs a new agreement.
    keepInBook: { sender: false, receiver: false },
    agreed: false,
  };
}

/** Returns the first page's answers for another shipment like this one. The sender is a regular customer now. */
export function repeatedNeeds(order: OrderView): Needs {
  return { ...orderNeeds(order), customerHistory: 'regular' };
}

/**
 * Returns a draft for a new shipment like a placed order: the same people, parcels and goods, without dates and
 * numbers. The pickup day must be chosen again, on the parcels step.
 */
export function draftForRepeat(order: OrderView): Draft {
  const draft = draftFromOrder(order);
  const pickedUp = order.sendingMode === 'PICKUP';
  return {
    ...draft,
    values: {
      ...draft.values,
      pickupDate: '',
      pickupWindow: '',
      domesticTransferNo: '',
      ...typedFields(FIELDS_OF_ONE_ORDER),
    },
    reached: WIZARD_STEPS.indexOf(pickedUp ? 'parcels' : 'review'),
    edits: null,
  };
}

/** Returns a placed order as a draft for the wizard, with every step open. */
export function draftFromOrder(order: OrderView): Draft {
  const { id, version, kind, sender, currency } = order;
  const origin: Country = sender.countryCode;
  return {
    id: '',
    touchedAt: '',
    kind,
    origin,
    values: orderValues(order),
    reached: WIZARD_STEPS.length - 1,
    amountCurrency: currency,
    quoteToken: '',
    sent: null,
    waits: null,
    edits: { id, version, needs: orderNeeds(order) },
  };
}
