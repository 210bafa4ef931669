import { describe, expect, it } from 'vitest';
import { ORDER_KINDS, type OrderKind } from '@/lib/orders/choices';
import { documentsOf, SENDER_POLICY, senderMay, type SenderAction } from '@/lib/orders/sender-policy';
import { canMove, PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';

const NOT_CANCELLED = PARCEL_STATES.filter((state) => state !== 'CANCELLED');

/** docs/decisions/states.md, written out a second time. */
const INTERNATIONAL: Record<SenderAction, readonly string[]> = {
  edit: ['WAITING'],
  cancel: ['WAITING'],
  delete: ['CANCELLED', 'SIGNED', 'DESTROYED', 'SENT_ON'],
  label: NOT_CANCELLED,
  invoice: NOT_CANCELLED,
};
const EXPECTED: Record<OrderKind, typeof INTERNATIONAL> = {
  international: INTERNATIONAL,
  domestic: { ...INTERNATIONAL, invoice: [] },
};

const actions = Object.keys(SENDER_POLICY) as SenderAction[];
const single = (kind: OrderKind, state: ParcelState) => ({ kind, state, waybills: [{ state }] });
const orders = ORDER_KINDS.flatMap((kind) => PARCEL_STATES.map((state) => single(kind, state)));

describe('the list of a sender’s actions', () => {
  it.each(orders)('is defined for an order that is $kind and $state', (order) => {
    const allowed = actions.filter((action) => senderMay(action, order));
    expect(allowed).toEqual(actions.filter((action) => EXPECTED[order.kind][action].includes(order.state)));
  });

  it('includes a cancellation only if the transition table leads to CANCELLED', () => {
    for (const order of orders) expect(senderMay('cancel', order)).toBe(canMove(order.state, 'CANCELLED'));
  });

  it('includes edits and cancellations only while every parcel waits', () => {
    const parted = {
      ...single('international', 'WAITING'),
      waybills: [{ state: 'WAITING' }, { state: 'IN_TRANSIT' }],
    } as const;
    expect(actions.filter((action) => senderMay(action, parted))).toEqual(['label', 'invoice']);
  });

  it('includes a label always and an invoice across borders, until the order is cancelled', () => {
    expect(documentsOf(single('international', 'SIGNED'))).toEqual(['label', 'invoice']);
    expect(documentsOf(single('domestic', 'WAITING'))).toEqual(['label']);
    expect(orders.filter((order) => documentsOf(order).length === 0).map(({ state }) => state)).toEqual([
      'CANCELLED',
      'CANCELLED',
    ]);
  });
});
