import type { OrderView } from '@/lib/contract/orders/order-view';
import { internationalOrder } from '../order-samples';
import type { Person } from '../people';
import { scanRow, importScanRows } from '../scan-rows';
import { sendDueEntries, type World } from '../world';

/**
 * Places parcels for a person, takes them over and sends the messages. From then on receivers are notified at booking.
 */
export async function handOverOnce(world: World, { token }: Person, parcels = 1): Promise<void> {
  const { now } = world.services;
  for (let index = 0; index < parcels; index += 1) {
    const order = { ...internationalOrder(), notify: { sender: false, receiver: 'none' as const } };
    const { body } = await world.call('addInternationalOrder', order, { token });
    await importScanRows(world, scanRow((body.data as OrderView).waybillNo, 'PICKED_UP', now()));
  }
  await sendDueEntries(world);
}
