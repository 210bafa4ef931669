import type { OrderSummary } from '@/lib/contract/orders';
import { parcelCan, type ParcelState } from '@/lib/parcel/states';

/** An order of a list, as the service presents it. */
export function summary(id: string, state: ParcelState = 'WAITING'): OrderSummary {
  return {
    id,
    tradeNo: `TN${id}`,
    waybillNo: `DX0000000000${id}GH`,
    kind: 'international',
    service: 'intl-straight-small',
    state,
    createTime: '2026-11-20T08:00:00.000Z',
    receiverName: 'Ama Mensah',
    receiverCountry: 'GH',
    pieces: 1,
    can: { edit: parcelCan.edit(state), cancel: parcelCan.cancel(state), delete: parcelCan.delete(state) },
  };
}
