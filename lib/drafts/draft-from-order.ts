import type { OrderView } from '@/lib/contract/orders';
import type { Country } from '@/lib/market/country';
import { amountText } from '@/lib/i18n/parse-amount';
import type { Draft, DraftValues, Needs, ParcelFields, PartyFields } from '@/lib/client/ship/draft';
import { STEPS } from '@/lib/client/ship/steps';

export function partyFields(party: OrderView['sender']): PartyFields {
  const { name, company, phone, email, countryCode, provinceCode, cityCode, areaCode, street, digitalAddress } = party;
  return { name, company, phone, email, countryCode, provinceCode, cityCode, areaCode, street, digitalAddress };
}

const textOf = (amount: OrderView['cashOnDelivery']) => (amount ? amountText(amount.minor, amount.currency) : '');

function parcelFields(parcel: OrderView['parcels'][number], currency: string): ParcelFields {
  return {
    weightKg: String(parcel.weightKg),
    lengthCm: String(parcel.lengthCm),
    widthCm: String(parcel.widthCm),
    heightCm: String(parcel.heightCm),
    goodsNameEn: parcel.goodsNameEn,
    goodsNameCn: parcel.goodsNameCn,
    quantity: String(parcel.quantity),
    unitPrice: amountText(parcel.unitPriceMinor, currency),
    insuredValue: textOf(parcel.insuredValue),
    cashOnDelivery: textOf(parcel.cashOnDelivery),
  };
}

function orderNeeds({ kind, customerType, customerHistory, frequency, shippingVolume }: OrderView): Needs {
  return { kind, customerType, customerHistory, frequency, shippingVolume: shippingVolume ?? '' } as Needs;
}

function orderValues(order: OrderView): DraftValues {
  const { currency, pickup } = order;
  return {
    sender: partyFields(order.sender),
    receiver: partyFields(order.receiver),
    service: order.service,
    goodsClass: order.goodsClass,
    handover: order.handover ?? 'guangzhou',
    importer: order.importer ?? 'individual',
    parcels: order.parcels.map((parcel) => parcelFields(parcel, currency)),
    sendingMode: order.sendingMode,
    pickupDate: pickup?.date ?? '',
    pickupWindow: pickup?.window ?? '',
    domesticTransferNo: order.domesticTransferNo,
    deliveryPlace: order.deliveryPlace as DraftValues['deliveryPlace'],
    remark: order.remark,
    notify: {
      sender: order.notify?.sender ?? true,
      receiver: order.notify?.receiver ?? 'sms',
      language: order.notify?.receiverLanguage ?? '',
    },
    // The new price is a new agreement.
    keepInBook: { sender: false, receiver: false },
    agreed: false,
  };
}

/** The answers of the first page for another shipment like this one: whoever sent before is a regular customer. */
export function needsAgain(order: OrderView): Needs {
  return { ...orderNeeds(order), customerHistory: 'regular' };
}

/**
 * A new shipment like a placed order: its people, parcels and goods, without days and numbers. A pickup day is still to be chosen, on the
 * step of the parcels.
 */
export function draftAgain(order: OrderView): Draft {
  const draft = draftFromOrder(order);
  const pickedUp = order.sendingMode === 'PICKUP';
  return {
    ...draft,
    values: { ...draft.values, pickupDate: '', pickupWindow: '', domesticTransferNo: '' },
    reached: STEPS.indexOf(pickedUp ? 'parcels' : 'review'),
    edits: null,
  };
}

/** A placed order as the wizard shows it, every step open. */
export function draftFromOrder(order: OrderView): Draft {
  const { id, version, kind, sender, currency } = order;
  const origin: Country = sender.countryCode;
  return {
    id: '',
    touchedAt: '',
    kind,
    origin,
    values: orderValues(order),
    reached: STEPS.length - 1,
    amountCurrency: currency,
    quoteToken: '',
    sent: null,
    waits: null,
    edits: { id, version, needs: orderNeeds(order) },
  };
}
