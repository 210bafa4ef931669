import 'server-only';
import { digitalAddressText } from '@/lib/market/digital-address';
import { sumOfWeights } from '@/lib/billing/weight';
import { MARKETS } from '@/lib/market/country';
import { handoverOf } from '@/lib/orders/choices';
import { ORDER_FIELD_NAMES, PARCEL_FIELD_NAMES } from '@/lib/orders/fields';
import { sumOfAmounts } from '@/lib/orders/own-amounts';
import { valueCurrencyOf } from '@/lib/orders/value-currency';
import type { ExportRow } from '../../../parcels/orders/list/order-export-store';
import { measuredOf, windowsOf } from '../../../parcels/orders/parcel-store';
import type { CsvValue } from '../files/csv';
import { ORDER_INPUT } from '../../../parcels/orders/order-input';
import { QUOTE_COLUMN } from '../../../pricing/priced-columns';

/** Returns an order for other systems: its numbers, its state and the sender's input. */
export function exportedOrder(row: ExportRow) {
  return {
    id: row.id,
    tradeNo: row.trade_no,
    shopOrderNo: row.shop_order_no,
    waybillNo: row.waybill_no,
    state: row.state,
    version: row.version,
    createTime: row.created_at,
    updateTime: row.updated_at,
    deletedBySender: row.hidden === 1,
    deliveryAttempts: row.attempts,
    senderCity: row.sender_city_name,
    receiverCity: row.receiver_city_name,
    parcels: row.parcels.map((parcel) => ({
      waybillNo: parcel.waybill_no,
      number: parcel.number,
      pieces: parcel.pieces,
      state: parcel.state,
      deliveryAttempts: parcel.attempts,
      measured: measuredOf(parcel),
      expected: windowsOf(parcel),
      updateTime: parcel.updated_at,
    })),
    billed: row.billed === null ? null : QUOTE_COLUMN.read(row.billed).totals,
    order: ORDER_INPUT.read(row.input),
  };
}

type ExportedOrder = ReturnType<typeof exportedOrder>;

type Column = (exported: ExportedOrder) => CsvValue;

/**
 * Returns a column for each field of `lib/orders/fields.ts`. A parcel field joins the values of all parcels with "; ",
 * or is blank.
 */
function describedColumns(): Record<string, Column> {
  const ofOrder = ORDER_FIELD_NAMES.map((name): [string, Column] => [name, ({ order }) => order[name] ?? '']);
  const ofParcels = PARCEL_FIELD_NAMES.map((name): [string, Column] => [
    name,
    ({ order: { parcels } }) =>
      parcels.some((parcel) => parcel[name]) ? parcels.map((parcel) => parcel[name] ?? '').join('; ') : '',
  ]);
  return Object.fromEntries([...ofOrder, ...ofParcels]);
}

/**
 * Columns of the table, in order. Amounts are in minor units of `currency`. The value of the goods is in minor units of
 * `valueCurrency`.
 */
export const EXPORT_COLUMNS: Record<string, Column> = {
  tradeNo: ({ tradeNo }) => tradeNo,
  waybillNo: ({ waybillNo }) => waybillNo,
  waybills: ({ parcels }) => parcels.map((parcel) => `${parcel.waybillNo} ${parcel.state}`).join('; '),
  state: ({ state }) => state,
  kind: ({ order }) => order.kind,
  service: ({ order }) => order.service,
  createTime: ({ createTime }) => createTime,
  updateTime: ({ updateTime }) => updateTime,
  senderName: ({ order }) => order.sender.name,
  senderCompany: ({ order }) => order.sender.company,
  senderPhone: ({ order }) => order.sender.phone,
  senderCountry: ({ order }) => order.sender.countryCode,
  senderCity: ({ senderCity }) => senderCity,
  senderStreet: ({ order }) => order.sender.street,
  senderDigitalAddress: ({ order: { sender } }) => digitalAddressText(sender.digitalAddress ?? '', sender.countryCode),
  receiverName: ({ order }) => order.receiver.name,
  receiverPhone: ({ order }) => order.receiver.phone,
  receiverCountry: ({ order }) => order.receiver.countryCode,
  receiverCity: ({ receiverCity }) => receiverCity,
  receiverStreet: ({ order }) => order.receiver.street,
  receiverDigitalAddress: ({ order: { receiver } }) =>
    digitalAddressText(receiver.digitalAddress ?? '', receiver.countryCode),
  sendingMode: ({ order }) => order.sendingMode,
  handover: ({ order }) => (order.kind === 'domestic' ? null : handoverOf(order)),
  importer: ({ order }) => (order.kind === 'domestic' ? null : (order.importer ?? order.customerType)),
  pickupDate: ({ order }) => order.pickup?.date ?? null,
  pickupWindow: ({ order }) => order.pickup?.window ?? null,
  pieces: ({ order }) => order.parcels.length,
  weightKg: ({ order }) => sumOfWeights(order.parcels),
  goods: ({ order }) => order.parcels.map(({ goodsNameEn, quantity }) => `${quantity} x ${goodsNameEn}`).join('; '),
  currency: ({ order }) => MARKETS[order.receiver.countryCode].currency,
  goodsValueMinor: ({ order }) =>
    order.parcels.reduce((sum, { quantity, unitPriceMinor }) => sum + quantity * unitPriceMinor, 0),
  insuredValueMinor: ({ order }) => (order.insuredValue ?? sumOfAmounts(order.parcels, 'insuredValue'))?.minor ?? null,
  cashOnDeliveryMinor: ({ order }) =>
    (order.cashOnDelivery ?? sumOfAmounts(order.parcels, 'cashOnDelivery'))?.minor ?? null,
  remark: ({ order }) => order.remark,
  ...describedColumns(),
  valueCurrency: ({ order }) => valueCurrencyOf(order),
};
