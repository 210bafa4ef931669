import 'server-only';
import { MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { describeEvent } from '../../../platform/texts/describe-event';
import { storedPlaceName } from '../../../places/geography/stored-place-name';
import type { PricedOrder } from '../order-row';
import type { OwnOrderWithParcels } from '../order-policy';

const customsOf = ({ hsCode, originCountry }: PricedOrder['order']['parcels'][number]) => ({
  hsCode: hsCode || null,
  originCountry: originCountry || null,
});

/** Returns the event of a new order for the account's webhooks. */
export function placedEvent({ order, places }: PricedOrder, { row, parcels }: OwnOrderWithParcels) {
  const data = (language: Language) => ({
    isTest: row.is_test === 1,
    tradeNo: row.trade_no,
    shopOrderNo: row.shop_order_no,
    waybillNo: row.waybill_no,
    waybills: parcels.map(({ waybill_no }) => waybill_no),
    customs: row.kind === 'domestic' ? [] : order.parcels.map(customsOf),
    code: 'ORDER_PLACED' as const,
    emsevt: null,
    kind: row.kind,
    service: row.service,
    place: storedPlaceName(places.cities.get(order.sender.cityCode), language),
    senderCountry: row.sender_country,
    receiverCountry: row.receiver_country,
    timeZone: MARKETS[row.sender_country].timeZone,
    time: row.created_at,
    description: describeEvent('ORDER_PLACED', null, language),
  });
  return { type: 'order.placed', userId: row.user_id!, orderId: row.id, data } as const;
}
