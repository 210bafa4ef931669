import { expect, it } from 'vitest';
import { sharedDelivery } from '@/components/parcels/orders/delivery/shared-delivery';
import type { DeliveryView } from '@/lib/contract/quotes/expected-day';
import type { OrderView } from '@/lib/contract/orders/order-view';

const delivery = (text: string) => ({ status: 'expected', text, moves: [] }) as unknown as DeliveryView;
const of = (...days: string[]) =>
  sharedDelivery({ parcels: days.map((day) => ({ delivery: delivery(day) })) as unknown as OrderView['parcels'] });

it('the shared delivery contains the common days of all parcels of an order', () => {
  expect(of('Mon 7 Dec')?.text).toBe('Mon 7 Dec');
  expect(of('Mon 7 Dec', 'Mon 7 Dec')?.text).toBe('Mon 7 Dec');
  expect(of('Mon 7 Dec', 'Tue 8 Dec')).toBeUndefined();
});
