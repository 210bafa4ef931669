import { expect, it } from 'vitest';
import { invoiceOfOrder } from '@/lib/server/parcels/documents/invoice-of-order';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import { orderInWords } from '../../../../support/sample-orders';

const details = [
  { detail: 'turkishId', value: '10000000146' },
  { detail: 'pin', value: '41.0082, 28.9784' },
  { detail: 'secondPhone', value: '+90 532 123 45 67' },
] as const;
const order = { ...orderInWords('en', 'TR'), details };

it('an invoice shows customs the whole identity number', () => {
  const { receiver, sender } = invoiceOfOrder(order);
  expect(receiver.places).toContain('T.C. kimlik no. 10000000146');
  expect(sender.places.join()).not.toContain('10000000146');
});

it('a label shows the courier the place and the second phone, and no identity number', () => {
  const label = labelOfOrder(order, null);
  expect(label.receiver.places[0]).toBe('Plus Code 8GHC2X5H+79');
  expect(label.receiver.phone).toContain(', +90 532 123 45 67');
  expect(JSON.stringify(label)).not.toContain('10000000146');
});
