import 'server-only';
import type { DeliveryView } from '@/lib/contract/expected-day';
import type { OrderInput, OrderSummary, OrderView } from '@/lib/contract/orders';
import { MARKETS } from '@/lib/market/country';
import { digitalAddressText } from '@/lib/market/digital-address';
import type { Language } from '@/lib/market/language';
import { handoverOf } from '@/lib/orders/choices';
import { misplacedAmounts, sumOfAmounts, withOwnAmounts } from '@/lib/orders/own-amounts';
import { orderHistory } from '@/lib/orders/order-state';
import { senderMay } from '@/lib/orders/policy';
import { printedPhone } from '../dictionaries/phone-number';
import { presentQuote } from '../pricing/present';
import type { PricedQuote } from '../pricing/priced-quote';
import { placeName } from '../places/geography/place-name';
import type { Places } from '@/lib/server/parcels/orders/load-places';
import type { PricedOrder } from '@/lib/server/parcels/orders/order-row';
import { currentParcels, measuredOf, type ParcelRow } from '@/lib/server/parcels/orders/parcel-store';
import type { OrderSummaryRow } from './order-page-store';
import { orderAsRead } from './policy';
import { redeliveriesOf } from '@/lib/server/parcels/orders/redeliveries';
import { movesOfParcel, type MoveRow, type OrderRow } from './store';

const ticketOf = ({ waybill_no, state }: ParcelRow) => ({ waybillNo: waybill_no, state });

/** `parcels`: the order's own, those that were taken out too; `city`: the receiver's, for the reader. */
export function presentSummary(row: OrderSummaryRow, parcels: readonly ParcelRow[], city: string): OrderSummary {
  const { parcels: packed } = JSON.parse(row.input) as OrderInput;
  const read = orderAsRead(row, parcels);
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
    receiverCity: city,
    goods: [...new Set(packed.map(({ goodsNameEn }) => goodsNameEn))],
    pieces: row.pieces,
    waybills: currentParcels(parcels).map(ticketOf),
    can: { edit: senderMay('edit', read), cancel: senderMay('cancel', read), delete: senderMay('delete', read) },
    ...(row.is_test === 1 && { isTest: true as const }),
  };
}

type Party = OrderInput['receiver'] & { company?: string };

function presentParty(party: Party, { cities, areas }: Places, language: Language): OrderView['sender'] {
  const city = cities.get(party.cityCode);
  return {
    name: party.name,
    company: party.company ?? '',
    phone: printedPhone(party.phone, party.countryCode),
    email: party.email,
    countryCode: party.countryCode,
    provinceCode: party.provinceCode,
    provinceName: placeName(city && { name: city.provinceName, names: city.provinceNames }, language),
    cityCode: party.cityCode,
    cityName: placeName(city, language),
    areaCode: party.areaCode,
    areaName: placeName(areas.get(party.areaCode), language),
    street: party.street,
    // Orders of earlier releases have none.
    digitalAddress: digitalAddressText(party.digitalAddress ?? '', party.countryCode),
  };
}

type Deliveries = ReadonlyMap<string, DeliveryView>;

function ownFacts(row: ParcelRow, deliveries: Deliveries) {
  const delivery = deliveries.get(row.waybill_no);
  return { ...ticketOf(row), measured: measuredOf(row), ...(delivery && { delivery }) };
}

/**
 * Orders of earlier releases put all pieces on one waybill and wrote the amounts of several parcels beside them: the first piece shows
 * those.
 */
function presentParcels(order: OrderInput, rows: readonly ParcelRow[], deliveries: Deliveries): OrderView['parcels'] {
  const shared = misplacedAmounts(order).map((name) => [name, order[name as 'cashOnDelivery']]);
  const [first, ...others] = currentParcels(rows);
  return withOwnAmounts(order).map((parcel, index) => ({
    ...ownFacts(others.find(({ number }) => number === index + 1) ?? first!, deliveries),
    ...parcel,
    insuredValue: parcel.insuredValue ?? null,
    cashOnDelivery: parcel.cashOnDelivery ?? null,
    ...(index === 0 && Object.fromEntries(shared)),
  }));
}

/** What the database says of an order. */
interface Recorded {
  row: OrderRow;
  parcels: readonly ParcelRow[];
  moves: readonly MoveRow[];
}

function presentRedeliveries({ row, parcels, moves }: Recorded, language: Language) {
  const { receiver_country } = row;
  const redeliveries = currentParcels(parcels).flatMap((parcel) =>
    redeliveriesOf({ ...parcel, receiver_country }, movesOfParcel(moves, parcel), language),
  );
  return redeliveries.length > 0 ? { redeliveries } : {};
}

function presentHistory({ row, parcels, moves }: Recorded): OrderView['history'] {
  const waybills = currentParcels(parcels).map(({ waybill_no }) => waybill_no);
  const moved = moves.map(({ waybill_no, state, at }) => ({ waybillNo: waybill_no, state, at }));
  return [{ state: 'WAITING', at: row.created_at }, ...orderHistory(waybills, moved)];
}

export type PresentedOrder = Recorded & Omit<PricedOrder, 'tariff' | 'expected'> & { deliveries: Deliveries };

export function presentOrder(presented: PresentedOrder, language: Language): OrderView {
  const { row, order, places, quote } = presented;
  const parcels = presentParcels(order, presented.parcels, presented.deliveries);
  return {
    ...presentSummary(row, presented.parcels, placeName(places.cities.get(row.receiver_city), language)),
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
    ...(order.notify && { notify: order.notify }),
    quote: presentQuote(quote, language),
    billed: row.billed === null ? null : presentQuote(JSON.parse(row.billed) as PricedQuote, language),
    ...presentRedeliveries(presented, language),
    history: presentHistory(presented),
  };
}
