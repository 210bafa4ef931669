import 'server-only';
import type { OrderInput, OrderSummary, OrderView } from '@/lib/contract/orders';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { handoverOf } from '@/lib/orders/choices';
import { misplacedAmounts, sumOfAmounts, withOwnAmounts } from '@/lib/orders/own-amounts';
import { senderMay } from '@/lib/orders/policy';
import type { ParcelState } from '@/lib/parcel/states';
import { presentQuote } from '../quotes/present';
import { placeName } from '../geography/place-name';
import type { Places } from './load-places';
import type { PricedOrder } from './order-row';
import { redeliveriesOf } from './redeliveries';
import type { OrderRow, OrderSummaryRow } from './store';

export function presentSummary(row: OrderSummaryRow): OrderSummary {
  return {
    id: row.id,
    tradeNo: row.trade_no,
    waybillNo: row.waybill_no,
    kind: row.kind,
    service: row.service,
    state: row.state,
    createTime: row.created_at,
    receiverName: row.receiver_name,
    receiverCountry: row.receiver_country,
    pieces: row.pieces,
    can: { edit: senderMay('edit', row), cancel: senderMay('cancel', row), delete: senderMay('delete', row) },
  };
}

type Party = OrderInput['receiver'] & { company?: string };

function presentParty(party: Party, { cities, areas }: Places, language: Language): OrderView['sender'] {
  const city = cities.get(party.cityCode);
  return {
    name: party.name,
    company: party.company ?? '',
    phone: party.phone,
    email: party.email,
    countryCode: party.countryCode,
    provinceCode: party.provinceCode,
    provinceName: placeName(city && { name: city.provinceName, names: city.provinceNames }, language),
    cityCode: party.cityCode,
    cityName: placeName(city, language),
    areaCode: party.areaCode,
    areaName: placeName(areas.get(party.areaCode), language),
    street: party.street,
  };
}

/** Orders of the releases before wrote the amounts of several parcels beside them: the first one shows those. */
function storedParcels(order: OrderInput): OrderView['parcels'] {
  const shared = misplacedAmounts(order).map((name) => [name, order[name as 'cashOnDelivery']]);
  return withOwnAmounts(order).map((parcel, index) => ({
    ...parcel,
    insuredValue: parcel.insuredValue ?? null,
    cashOnDelivery: parcel.cashOnDelivery ?? null,
    ...(index === 0 && Object.fromEntries(shared)),
  }));
}

export interface PresentedOrder extends PricedOrder {
  row: OrderRow;
  moves: readonly { state: ParcelState; at: string }[];
}

export function presentOrder({ row, order, places, quote, moves }: PresentedOrder, language: Language): OrderView {
  const parcels = storedParcels(order);
  return {
    ...presentSummary(row),
    version: row.version,
    updateTime: row.updated_at,
    customerType: order.customerType,
    customerHistory: order.customerHistory,
    frequency: order.frequency,
    shippingVolume: order.shippingVolume,
    sender: presentParty(order.sender, places, language),
    receiver: presentParty(order.receiver, places, language),
    sendingMode: order.sendingMode,
    pickup: order.pickup,
    domesticTransferNo: order.domesticTransferNo,
    goodsClass: order.kind === 'domestic' ? order.goodsType : order.goodsClass,
    handover: order.kind === 'domestic' ? null : handoverOf(order),
    importer: order.kind === 'domestic' ? null : (order.importer ?? order.customerType),
    parcels,
    currency: MARKETS[order.receiver.countryCode].currency,
    insuredValue: sumOfAmounts(parcels, 'insuredValue'),
    cashOnDelivery: sumOfAmounts(parcels, 'cashOnDelivery'),
    deliveryPlace: order.deliveryPlace,
    remark: order.remark,
    quote: presentQuote(quote, language),
    ...redeliveriesOf(row, moves, language),
    history: [{ state: 'WAITING', at: row.created_at }, ...moves.map(({ state, at }) => ({ state, at }))],
  };
}
