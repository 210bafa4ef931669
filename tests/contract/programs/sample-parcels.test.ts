import { beforeAll, expect, it } from 'vitest';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { SAMPLE_ACCOUNTS, seedSampleAccounts } from '@/lib/server/programs/seed/sample-accounts';
import { seedSampleParcels } from '@/lib/server/programs/seed/sample-parcels';
import { wire } from '../support/steps/account-steps';
import { onEachDatabase, sendDueEntries, type World } from '../support/world';

const start = ({ services }: World, settings: { SAMPLE_PARCELS: boolean; SITE_URL?: string }) =>
  seedSampleParcels({ ...services, config: { ...services.config, ...settings } });

async function ordersOf(world: World, { email, password }: (typeof SAMPLE_ACCOUNTS)[number]) {
  const login = await world.call('login', { userName: email, password: await wire(password) });
  const { body } = await world.call('queryOrderPage', { size: 50 }, { token: login.body.data.accessToken });
  return body.data.items as { id: string; state: string; receiverCountry: string }[];
}

onEachDatabase('the seed of sample parcels', (world) => {
  beforeAll(() => seedSampleAccounts(world().services.db, world().services.now));

  it('needs the switch and no public address', async () => {
    expect(await start(world(), { SAMPLE_PARCELS: false })).toEqual([]);
    expect(await start(world(), { SAMPLE_PARCELS: true, SITE_URL: 'https://www.example.com' })).toEqual([]);
    for (const account of SAMPLE_ACCOUNTS) expect(await ordersOf(world(), account)).toEqual([]);
  });

  it('has every state in several markets, runs once, and sends nothing', async () => {
    const parcels = await start(world(), { SAMPLE_PARCELS: true });
    expect(await start(world(), { SAMPLE_PARCELS: true })).toEqual(parcels);
    const orders = (await Promise.all(SAMPLE_ACCOUNTS.map((account) => ordersOf(world(), account)))).flat();
    // Sending on is offered only where an operator allows it.
    const states = PARCEL_STATES.filter((state) => state !== 'SENT_ON');
    expect(new Set(orders.map(({ state }) => state))).toEqual(new Set(states));
    expect(new Set(orders.map(({ receiverCountry }) => receiverCountry)).size).toBeGreaterThan(5);
    expect(orders).toHaveLength(17);
    await sendDueEntries(world());
    expect(world().outbox()).toEqual([]);
  });

  it('has collected money, some of it paid out', async () => {
    await start(world(), { SAMPLE_PARCELS: true });
    const { db } = world().services;
    const parcels = await db.selectFrom('collected_parcels').select(['collected_minor', 'open_minor']).execute();
    expect(parcels.map(({ collected_minor, open_minor }) => [collected_minor, open_minor])).toEqual(
      expect.arrayContaining([
        [45_000, 0],
        [12_000, 12_000],
      ]),
    );
    expect(await db.selectFrom('payouts').select(['state', 'minor']).execute()).toEqual([
      { state: 'PAID', minor: 45_000 },
    ]);
  });

  it('has three parcels that anybody can track, one delivered with a proof', async () => {
    const parcels = await start(world(), { SAMPLE_PARCELS: true });
    expect(parcels.map(({ state }) => state).toSorted()).toEqual(['DELIVERY_FAILED', 'IN_TRANSIT', 'SIGNED']);
    const { body } = await world().call('queryTrack', { waybillNos: parcels.map(({ waybillNo }) => waybillNo) });
    expect(JSON.stringify(body.data)).toContain('Accra');
    expect(body.data.failed).toEqual([]);
    const deliveredParcel = parcels.find(({ state }) => state === 'SIGNED')!;
    const proof = world()
      .services.db.selectFrom('proofs')
      .selectAll()
      .where('waybill_no', '=', deliveredParcel.waybillNo);
    expect(await proof.executeTakeFirst()).toMatchObject({ signed_by: 'Esi Owusu', photo_width: 640 });
  });
});
