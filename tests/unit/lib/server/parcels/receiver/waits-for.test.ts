import { expect, it } from 'vitest';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { waitsFor } from '@/lib/server/parcels/receiver/details/waits-for';
import { PARCEL_STATES } from '@/lib/parcel/states';

it('lets an order wait for its receiver until its parcels reach the courier', () => {
  const order = { kind: 'international', customerType: 'individual', receiverCompletes: true } as OrderInput;
  const toTurkey = { ...order, receiver: { countryCode: 'TR' } as OrderInput['receiver'] };
  expect(PARCEL_STATES.filter((state) => waitsFor(toTurkey, state, []).length > 0)).toEqual(['WAITING', 'IN_TRANSIT']);
  expect(waitsFor(toTurkey, 'WAITING', [{ detail: 'turkishId' }])).toEqual([]);
});
