import 'server-only';
import type { DeliveryView } from '@/lib/contract/quotes/expected-day';
import type { OrderSummary } from '@/lib/contract/orders/order-list';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { localDay, type CalendarDate } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { digitalAddressText } from '@/lib/market/digital-address';
import type { Language } from '@/lib/market/language';
import { handoverOf } from '@/lib/orders/choices';
import { EXPECTED_STATES } from '@/lib/orders/desk';
import { givenFields, ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { misplacedAmounts, sumOfAmounts, withOwnAmounts } from '@/lib/orders/own-amounts';
import { orderHistory } from '@/lib/orders/order-state';
import { senderMay } from '@/lib/orders/sender-policy';
import { printedPhone } from '@/lib/phone/read-phone';
import { isFinal, type ParcelState } from '@/lib/parcel/states';
import { presentImportCharges } from '../../../pricing/customs/present-import-charges';
import type { ImportRuleRecord } from '../../../pricing/customs/rule-record';
import { languageOfReader, type Reader } from '../../../platform/texts/server-texts';
import { presentQuote } from '../../../pricing/present-quote';
import { goodsValues } from '../../../pricing/price-order';
import type { PricedQuote } from '../../../pricing/priced-quote';
import { storedPlaceName } from '../../../places/geography/stored-place-name';
import type { OrderPlaces } from '../place/load-places';
import type { PricedOrder } from '../order-row';
import { currentParcels, measuredOf, windowsOf, type ParcelRow } from '../parcel-store';
import type { OrderSummaryRow } from '../list/order-page-store';
import { orderAsRead } from '../order-policy';
import { presentDetail } from '../../receiver/details/present-details';
import type { DetailRow } from '../../receiver/details/details-store';
import { waitsFor } from '../../receiver/details/waits-for';
import { presentBattery } from './present-battery';
import { redeliveriesOf } from '../delivery/redeliveries';
import { movesOfParcel, NOT_HANDED_OVER, type MoveRow, type OrderRow } from '../order-store';
import { ORDER_INPUT } from '../order-input';
import { QUOTE_COLUMN, TARIFF_COLUMN } from '../../../pricing/priced-columns';

const waybillStateOf = ({ waybill_no, state }: ParcelRow) => ({ waybillNo: waybill_no, state });

/** Returns the first and last expected day of the parcels under way, if one is known. */
function expectedDays(parcels: readonly ParcelRow[]): Pick<OrderSummary, 'expected'> {
  const windows = currentParcels(parcels)
    .filter(({ state }) => EXPECTED_STATES.some((each) => each === state))
    .flatMap((parcel) => windowsOf(parcel)?.windows.at(-1) ?? []);
  if (windows.length === 0) return {};
  const earliest = windows.map((window) => window.earliest).sort()[0]!;
  const latest = windows
    .map((window) => window.latest)
    .sort()
    .at(-1)!;
  return { expected: { earliest, latest } };
}

/** States that the account holder or the receiver chooses: they begin with the choice and not with a scan. */
const CHOSEN_STATES: readonly ParcelState[] = ['CANCELLED', 'SHELVED', 'DESTROYED', 'SENT_ON'];

/**
 * Returns the day at the destination on which the last parcel of a returned or finished order reached its state, if it
 * is known.
 */
function endDay({ state, receiver_country }: OrderSummaryRow, parcels: readonly ParcelRow[]): CalendarDate | undefined {
  if (state !== 'RETURNED' && !isFinal(state)) return undefined;
  const ends = currentParcels(parcels)
    .filter((parcel) => parcel.state === state)
    .map((parcel) => (CHOSEN_STATES.includes(state) ? parcel.updated_at : parcel.replayed_until));
  const last = ends.toSorted().at(-1);
  return last && !ends.includes(null) ? localDay(new Date(last), MARKETS[receiver_country].timeZone) : undefined;
}

/**
 * Returns a row of the list of orders. `parcels`: parcels of the order, including removed ones. `city`: the receiver's
 * city in the reader's language. `details`: details given by the receiver.
 */
export function presentOrderSummary(
  row: OrderSummaryRow,
  parcels: readonly ParcelRow[],
  city: string,
  details: readonly DetailRow[] = [],
): OrderSummary {
  const order = ORDER_INPUT.read(row.input);
  const { parcels: packed, shopOrderNo } = order;
  const currentOrder = orderAsRead(row, parcels);
  const missing = waitsFor(order, row.state, details);
  const endedOn = endDay(row, parcels);
  return {
    id: row.id,
    tradeNo: row.trade_no,
    ...(shopOrderNo && { shopOrderNo }),
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
    waybills: currentParcels(parcels).map(waybillStateOf),
    ...expectedDays(parcels),
    ...(endedOn && { endedOn }),
    ...(missing.length > 0 && { waitsFor: missing }),
    can: {
      edit: senderMay('edit', currentOrder),
      cancel: senderMay('cancel', currentOrder),
      delete: senderMay('delete', currentOrder),
    },
    ...(row.is_test === 1 && { isTest: true as const }),
  };
}

type Party = OrderInput['receiver'] & { company?: string };

function presentParty(party: Party, { cities, areas }: OrderPlaces, language: Language): OrderView['sender'] {
  const city = cities.get(party.cityCode);
  return {
    name: party.name,
    company: party.company ?? '',
    phone: printedPhone(party.phone, party.countryCode),
    email: party.email,
    countryCode: party.countryCode,
    provinceCode: party.provinceCode,
    provinceName: storedPlaceName(city && { name: city.provinceName, names: city.provinceNames }, language),
    cityCode: party.cityCode,
    cityName: storedPlaceName(city, language),
    areaCode: party.areaCode,
    areaName: storedPlaceName(areas.get(party.areaCode), language),
    street: party.street,
    // Orders of earlier releases have no digital address.
    digitalAddress: digitalAddressText(party.digitalAddress ?? '', party.countryCode),
  };
}

type Deliveries = ReadonlyMap<string, DeliveryView>;

function ownFacts(row: ParcelRow, deliveries: Deliveries) {
  const delivery = deliveries.get(row.waybill_no);
  return { ...waybillStateOf(row), measured: measuredOf(row), ...(delivery && { delivery }) };
}

/**
 * Returns the parcels of an order. Earlier releases put all pieces on one waybill and stored the amounts of several
 * parcels on the order. The first piece shows them.
 */
function presentParcels(order: OrderInput, rows: readonly ParcelRow[], deliveries: Deliveries): OrderView['parcels'] {
  const shared = misplacedAmounts(order).map((name) => [name, order[name as 'cashOnDelivery']]);
  const [first, ...others] = currentParcels(rows);
  return withOwnAmounts(order).map((parcel, index) => ({
    ...ownFacts(others.find(({ number }) => number === index + 1) ?? first!, deliveries),
    // First, so that a new and a stored order have their fields in the same order.
    ...givenFields(PARCEL_FIELD_NAMES, parcel),
    ...parcel,
    insuredValue: parcel.insuredValue ?? null,
    cashOnDelivery: parcel.cashOnDelivery ?? null,
    ...(index === 0 && Object.fromEntries(shared)),
  }));
}

/** Rows of an order. */
interface OrderRecords {
  row: OrderRow;
  parcels: readonly ParcelRow[];
  moves: readonly MoveRow[];
}

function presentRedeliveries({ row, parcels, moves }: OrderRecords, language: Language) {
  const { receiver_country } = row;
  const redeliveries = currentParcels(parcels).flatMap((parcel) =>
    redeliveriesOf({ ...parcel, receiver_country }, movesOfParcel(moves, parcel), language),
  );
  return redeliveries.length > 0 ? { redeliveries } : {};
}

function presentHistory({ row, parcels, moves }: OrderRecords): OrderView['history'] {
  const waybills = currentParcels(parcels).map(({ waybill_no }) => waybill_no);
  const movedStates = moves.map(({ waybill_no, state, at }) => ({ waybillNo: waybill_no, state, at }));
  const isExpired = moves.some(({ cause }) => cause === NOT_HANDED_OVER);
  const history = orderHistory(waybills, movedStates).map((entry) =>
    isExpired && entry.state === 'CANCELLED' ? { ...entry, reason: 'NOT_HANDED_OVER' as const } : entry,
  );
  return [{ state: 'WAITING', at: row.created_at }, ...history];
}

/** The customs rule of the day on which the order was placed, and today in the receiver's country. */
export interface OrderBorder {
  rule: ImportRuleRecord | null;
  today: CalendarDate;
}

export type PresentedOrder = OrderRecords &
  Omit<PricedOrder, 'tariff' | 'expected'> & {
    deliveries: Deliveries;
    border: OrderBorder;
    details: readonly DetailRow[];
  };

/** Presents a quote of the order with the customs charges. Orders of earlier releases stored no exchange rates. */
function presentPrice(quote: PricedQuote, { row, order, border }: PresentedOrder, reader: Reader) {
  const cnyPerUnit = row.tariff === null ? {} : TARIFF_COLUMN.read(row.tariff).cnyPerUnit;
  const imported = { ...border, goods: goodsValues(order), cnyPerUnit };
  return presentQuote(quote, reader, presentImportCharges(quote, imported, languageOfReader(reader)));
}

export function presentOrder(presented: PresentedOrder, reader: Reader): OrderView {
  const language = languageOfReader(reader);
  const { row, order, places, quote, details } = presented;
  const parcels = presentParcels(order, presented.parcels, presented.deliveries);
  const cityOf = (code: string) => places.cities.get(code);
  const to = cityOf(row.receiver_city);
  const route = places.routeOf(cityOf(row.sender_city), to, language);
  return {
    ...presentOrderSummary(row, presented.parcels, storedPlaceName(to, language), details),
    version: row.version,
    updateTime: row.updated_at,
    customerType: order.customerType,
    customerHistory: order.customerHistory,
    frequency: order.frequency,
    shippingVolume: order.shippingVolume,
    sender: presentParty(order.sender, places, language),
    receiver: presentParty(order.receiver, places, language),
    ...(route && { route }),
    sendingMode: order.sendingMode,
    pickup: order.pickup,
    domesticTransferNo: order.domesticTransferNo,
    goodsClass: order.kind === 'domestic' ? order.goodsType : order.goodsClass,
    ...presentBattery(order),
    handover: order.kind === 'domestic' ? null : handoverOf(order),
    importer: order.kind === 'domestic' ? null : (order.importer ?? order.customerType),
    parcels,
    currency: MARKETS[order.receiver.countryCode].currency,
    ...(order.valueCurrency && { valueCurrency: order.valueCurrency }),
    insuredValue: sumOfAmounts(parcels, 'insuredValue'),
    cashOnDelivery: sumOfAmounts(parcels, 'cashOnDelivery'),
    deliveryPlace: order.deliveryPlace,
    remark: order.remark,
    ...givenFields(ORDER_FIELD_NAMES, order),
    ...(order.notify && { notify: order.notify }),
    quote: presentPrice(quote, presented, reader),
    billed: row.billed === null ? null : presentPrice(QUOTE_COLUMN.read(row.billed), presented, reader),
    ...presentRedeliveries(presented, language),
    ...(details.length > 0 && { receiverDetails: details.map(presentDetail) }),
    history: presentHistory(presented),
  };
}
