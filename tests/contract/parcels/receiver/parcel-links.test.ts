import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { createParcelLink, createParcelLinks } from '@/lib/server/parcels/receiver/links/create-parcel-link';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import { onEachDatabase } from '../../support/world';
import { servicesAhead } from '../../support/clock';

onEachDatabase('a parcel’s link', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  /** Places an order without notices, because a message would create a link. */
  async function place(): Promise<OrderView> {
    const order = { ...internationalOrder(), notify: { sender: false, receiver: 'none' } };
    return (await world().call('addInternationalOrder', order, { token: ama.token })).body.data;
  }
  const storedLinks = (waybill: string) =>
    world().services.db.selectFrom('parcel_links').selectAll().where('waybill_no', '=', waybill).execute();

  it('is created with others at once, has its own token and is stored as a hash', async () => {
    const { waybillNo } = await place();
    const wish = { waybillNo, party: 'receiver', language: 'en', country: 'GH' } as const;
    const links = await world()
      .services.db.transaction()
      .execute((trx) =>
        createParcelLinks(world().services, trx, [wish, { ...wish, party: 'sender', language: 'zh-CN' }]),
      );
    const tokens = links.map((link) => /\/r\/([2-9a-z]{9})$/.exec(link)?.[1] ?? '');
    expect(new Set(tokens).size).toBe(2);
    const rows = await storedLinks(waybillNo);
    expect(rows.map(({ party, language }) => [party, language]).sort()).toEqual([
      ['receiver', 'en'],
      ['sender', 'zh-CN'],
    ]);
    for (const token of tokens) expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('is removed by a rollback', async () => {
    const { waybillNo } = await place();
    const wish = { waybillNo, party: 'receiver', language: 'fr', country: 'GH' } as const;
    const failing = world()
      .services.db.transaction()
      .execute(async (trx) => {
        await createParcelLink(world().services, trx, wish);
        throw new Error('the message was not written');
      });
    await expect(failing).rejects.toThrow('not written');
    expect(await storedLinks(waybillNo)).toEqual([]);
  });

  it('is deleted 30 days after its parcel ends, and after a year in any case', async () => {
    const [endedOrder, waitingOrder] = [await place(), await place()];
    for (const { waybillNo } of [endedOrder, waitingOrder])
      await createParcelLink(world().services, world().services.db, {
        waybillNo,
        party: 'receiver',
        language: 'en',
        country: 'GH',
      });
    await world().call('cancelOrder', { id: endedOrder.id }, { token: ama.token });
    const linksAfter = async (days: number) => {
      await sweepExpired(servicesAhead(world(), days));
      return [(await storedLinks(endedOrder.waybillNo)).length, (await storedLinks(waitingOrder.waybillNo)).length];
    };
    expect(await linksAfter(29)).toEqual([1, 1]);
    expect(await linksAfter(31)).toEqual([0, 1]);
    expect(await linksAfter(366)).toEqual([0, 0]);
  });
});
