import type { OrderSummary } from '@/lib/contract/orders/order-list';
import { senderMay } from '@/lib/orders/sender-policy';
import type { ParcelState } from '@/lib/parcel/states';

/** An order of a list, as the service presents it. */
export function summary(id: string, state: ParcelState = 'WAITING'): OrderSummary {
  const waybillNo = `DX0000000000${id}GH`;
  const order = { kind: 'international', state, waybills: [{ waybillNo, state }] } as const;
  return {
    ...order,
    waybills: [...order.waybills],
    id,
    tradeNo: `TN${id}`,
    waybillNo,
    service: 'intl-straight-small',
    createTime: '2026-11-20T08:00:00.000Z',
    receiverName: 'Ama Mensah',
    receiverCountry: 'GH',
    pieces: 1,
    can: { edit: senderMay('edit', order), cancel: senderMay('cancel', order), delete: senderMay('delete', order) },
  };
}
