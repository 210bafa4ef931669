import { beforeAll, beforeEach, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { PARCEL_STATES, type ParcelState } from '@/lib/parcel/states';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';

/** docs/decisions/states.md: edit and cancel while it waits, delete when nothing more happens to it. */
const MAY = {
  edit: ['WAITING'],
  cancel: ['WAITING'],
  delete: ['CANCELLED', 'SIGNED', 'DESTROYED', 'SENT_ON'],
} as const;

onEachDatabase('the list of a sender’s actions on an order', (world) => {
  let ama: Person;
  beforeAll(() => insertPlaces(world()));
  // Each state has a different person, because the messages of all orders together exceed one account's allowance.
  beforeEach(async () => {
    ama = await signUp(world());
  });

  /** Returns an order of the person whose rows have this state. */
  const inState = async (state: ParcelState): Promise<string> => {
    const { body } = await world().call('addInternationalOrder', internationalOrder(), { token: ama.token });
    const { id } = body.data as { id: string };
    const { db } = world().services;
    await db.updateTable('orders').set({ state }).where('id', '=', id).execute();
    await db.updateTable('parcels').set({ state }).where('order_id', '=', id).execute();
    return id;
  };
  const tries = {
    edit: (id: string) =>
      world().call(
        'editWebsiteOrder',
        { id, version: 1, order: { kind: 'international', ...internationalOrder(), remark: 'Edited' } },
        { token: ama.token },
      ),
    cancel: (id: string) => world().call('cancelOrder', { id }, { token: ama.token }),
    delete: (id: string) => world().call('deleteOrder', { id }, { token: ama.token }),
  };

  it.each(PARCEL_STATES)('depends on its state: %s', async (state) => {
    for (const action of ['edit', 'cancel', 'delete'] as const) {
      const id = await inState(state);
      const allowed = (MAY[action] as readonly string[]).includes(state);
      const before = await world().call('getOrder', { id }, { token: ama.token });
      expect(before.body.data.can[action], action).toBe(allowed);
      const { status, body } = await tries[action](id);
      expect({ status, code: body.code }, action).toEqual(allowed ? { status: 200, code: 0 } : ERRORS.stateForbids);
      if (allowed) continue;
      const after = await world().call('getOrder', { id }, { token: ama.token });
      expect(after.body.data).toEqual(before.body.data);
    }
  });
});
