import 'server-only';
import { digitalAddressText } from '@/lib/market/digital-address';
import { sumOfWeights } from '@/lib/billing/weight';
import type { OrderInput } from '@/lib/contract/orders';
import { MARKETS } from '@/lib/market/country';
import { handoverOf } from '@/lib/orders/choices';
import { sumOfAmounts } from '@/lib/orders/own-amounts';
import type { ExportRow } from '../../parcels/orders/export-store';
import { measuredOf, windowsOf } from '../../parcels/orders/parcel-store';
import type { PricedQuote } from '../../pricing/priced-quote';
import type { CsvValue } from '@/lib/server/cli/csv';

/** An order as other systems take it: its numbers, its state and what the sender wrote. */
export function exportedOrder(row: ExportRow) {
  return {
    id: row.id,
    tradeNo: row.trade_no,
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
    billed: row.billed === null ? null : (JSON.parse(row.billed) as PricedQuote).totals,
    order: JSON.parse(row.input) as OrderInput,
  };
}

type Exported = ReturnType<typeof exportedOrder>;

/** The columns of the table, in their order. Amounts are minor units of `currency`. */
export const EXPORT_COLUMNS: Record<string, (exported: Exported) => CsvValue> = {
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
};
