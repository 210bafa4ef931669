import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { enqueueHandOverReminders } from '@/lib/server/parcels/orders/change/hand-over-deadline';
import { ERRORS } from '@/lib/contract/error-codes';
import { MAX_LONG_WAITING, WAITING_DAYS } from '@/lib/orders/hand-over-policy';
import { findUser } from '@/lib/server/accounts/users/user-store';
import { DAY_MS } from '@/lib/time/durations';
import { goToNoon } from '../../support/clock';
import { internationalOrder, insertPlaces } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { onEachDatabase, sendDueEntries } from '../../support/world';
import { expectRefusal } from '../../support/refusal';

onEachDatabase('an order that is never handed over', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const emailOf = async ({ userId }: Person) => (await findUser(world().services.db, userId))!.email!;
  const place = ({ token }: Person, lang = 'en') =>
    world().call('addInternationalOrder', internationalOrder(), { token, lang });

  it('stops an account at two hundred of them until it cancels one', async () => {
    const { body } = await place(ama);
    const { db, now } = world().services;
    const row = await db.selectFrom('orders').selectAll().where('id', '=', body.data.id).executeTakeFirstOrThrow();
    const copies = Array.from({ length: MAX_LONG_WAITING - 1 }, (_, index) => ({
      ...row,
      id: randomUUID(),
      trade_no: `${row.trade_no}-${index}`,
      waybill_no: `${row.waybill_no}-${index}`,
      idempotency_key: null,
    }));
    for (const copy of copies) await db.insertInto('orders').values(copy).execute();
    expect((await place(ama)).status).toBe(200);

    world().pass((WAITING_DAYS + 1) * DAY_MS);
    ama = { ...ama, token: await openPersonSession(world(), ama.userId) };
    const refusal = await place(ama);
    const { code, status } = ERRORS.tooManyWaiting;
    expectRefusal(refusal, status, code);
    expect(refusal.body.message).toContain(`${MAX_LONG_WAITING + 1} orders`);
    expect((await place(ama, 'fr')).body.message).toContain('Mes colis');
    expect((await place(await signUp(world()))).status).toBe(200);
    await db
      .updateTable('orders')
      .set({ state: 'CANCELLED' })
      .where('id', 'in', [copies[0]!.id, copies[1]!.id])
      .execute();
    expect((await place(ama)).status).toBe(200);
    expect(now().getTime()).toBeGreaterThan(Date.parse(row.created_at) + WAITING_DAYS * DAY_MS);
  });

  /** Moves the clock by some days and runs the worker's steps. */
  async function passDays(days: number): Promise<void> {
    world().pass(days * DAY_MS);
    await enqueueHandOverReminders(world().services);
    await enqueueHandOverReminders(world().services);
    await sendDueEntries(world());
  }
  const mailsTo = (email: string) =>
    world()
      .outbox()
      .filter(({ to }) => to === email);
  const about = (email: string, title: string) =>
    mailsTo(email).filter((mail) => 'subject' in mail && mail.subject.startsWith(title));
  async function openOf(person: Person, id: string) {
    const token = await openPersonSession(world(), person.userId);
    return (await world().call('getOrder', { id }, { token })).body.data as OrderView;
  }

  it('gets a reminder on day 23 and is cancelled after 30 days, each announced once', async () => {
    goToNoon(world());
    const kofi = await signUp(world());
    const email = await emailOf(kofi);
    const { id } = (await place(kofi)).body.data as OrderView;
    await passDays(22);
    expect(about(email, 'Hand the parcel over')).toHaveLength(0);
    await passDays(1);
    expect(about(email, 'Hand the parcel over')).toHaveLength(1);
    await passDays(7);
    expect((await openOf(kofi, id)).state).toBe('WAITING');
    await passDays(1);
    await passDays(1);
    const cancelledOrder = await openOf(kofi, id);
    expect(cancelledOrder.state).toBe('CANCELLED');
    expect(cancelledOrder.history.at(-1)).toMatchObject({ state: 'CANCELLED', reason: 'NOT_HANDED_OVER' });
    expect(about(email, 'Hand the parcel over')).toHaveLength(1);
    expect(about(email, 'Order cancelled, parcel not handed over')).toHaveLength(1);
  });

  it('is announced seven days before cancellation, however old it was at the upgrade', async () => {
    goToNoon(world());
    const kofi = await signUp(world());
    const email = await emailOf(kofi);
    const { id } = (await place(kofi)).body.data as OrderView;
    await passDays(100);
    expect(await openOf(kofi, id)).toMatchObject({ state: 'WAITING' });
    expect(about(email, 'Hand the parcel over')).toHaveLength(1);
    await passDays(7);
    expect((await openOf(kofi, id)).state).toBe('WAITING');
    await passDays(1);
    expect((await openOf(kofi, id)).state).toBe('CANCELLED');
  });

  it('stays unchanged once handed over, also between the reminder and the cancellation', async () => {
    goToNoon(world());
    const kofi = await signUp(world());
    const { id, waybillNo } = (await place(kofi)).body.data as OrderView;
    await passDays(23);
    await importScanRows(world(), scanRow(waybillNo, 'PICKED_UP', world().services.now().getTime()));
    await passDays(10);
    expect((await openOf(kofi, id)).state).toBe('IN_TRANSIT');
  });
});
