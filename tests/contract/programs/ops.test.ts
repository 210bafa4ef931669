import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ParcelState } from '@/lib/parcel/states';
import { SQLite } from '@/lib/server/platform/db/drivers/sqlite-driver';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { withRestore } from '../support/with-restore';
import { onEachDatabase } from '../support/world';

onEachDatabase('ops', (world) => {
  let ama: Person;
  let waiting: OrderView;
  let cancelledOrder: OrderView;
  const place = async (remark: string): Promise<OrderView> =>
    (await world().call('addInternationalOrder', { ...internationalOrder(), remark }, { token: ama.token })).body.data;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    waiting = await place('=HYPERLINK("http://evil.example","x")');
    world().pass(2000);
    cancelledOrder = await place('two\nlines, "quoted"');
    await world().call('cancelOrder', { id: cancelledOrder.id }, { token: ama.token });
  });

  it('lists its commands with one line each and prints their usage', async () => {
    const help = await runOpsCommand(world(), '--help');
    expect(help.code).toBe(0);
    const commands = [
      'events import',
      'events add',
      'orders list',
      'orders export',
      'instructions export',
      'links create',
      'enquiries list',
      'enquiries show',
      'enquiries decide',
      'enquiries export',
      'users create',
      'users list',
      'users lock',
      'users unlock',
      'users logout',
      'accounts allow',
      'accounts watch',
      'log list',
      'db migrate',
      'db seed',
      'db backup',
      'db check',
    ];
    for (const name of commands) {
      expect(
        help.out.filter((line) => line.startsWith(`  ${name} `)),
        name,
      ).toHaveLength(1);
      const own = await runOpsCommand(world(), ...name.split(' '), '--help');
      expect({ code: own.code, out: own.out[0] }).toEqual({
        code: 0,
        out: expect.stringContaining(`npm run ops -- ${name}`),
      });
    }
    expect(await runOpsCommand(world())).toMatchObject({ code: 2, out: [] });
    expect(await runOpsCommand(world(), 'orders', 'burn')).toMatchObject({ code: 2, out: [] });
    expect(await runOpsCommand(world(), 'orders', 'list', 'surplus')).toMatchObject({ code: 2 });
  });

  it('lists orders without names, filtered by state and day', async () => {
    const all = await runOpsCommand(world(), 'orders', 'list');
    expect(all.code).toBe(0);
    expect(all.out).toHaveLength(3);
    expect(all.out[1]).toContain(waiting.waybillNo);
    expect(all.out[2]).toContain(`${cancelledOrder.waybillNo}\t${cancelledOrder.tradeNo}\tCANCELLED`);
    expect(all.out.join()).not.toMatch(/Ama|Boateng|Sample Road|000 0123/);
    expect((await runOpsCommand(world(), 'orders', 'list', '--state', 'cancelled')).out).toHaveLength(2);
    expect((await runOpsCommand(world(), 'orders', 'list', '--since', cancelledOrder.createTime)).out).toHaveLength(2);
    expect((await runOpsCommand(world(), 'orders', 'list', '--state', 'STOLEN')).code).toBe(2);
    expect((await runOpsCommand(world(), 'orders', 'list', '--since', 'long ago')).code).toBe(2);
  });

  it('exports orders as JSON lines, readable by the owner only', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'orders.ndjson');
      expect((await runOpsCommand(world(), 'orders', 'export', file)).code).toBe(0);
      const [first, second] = readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
      expect(first).toMatchObject({ waybillNo: waiting.waybillNo, senderCity: 'Testzhou', deletedBySender: false });
      expect(first.order.receiver).toMatchObject({ name: 'Ama Serwaa Boateng', phone: '+233 24 000 0123' });
      expect(second).toMatchObject({ tradeNo: cancelledOrder.tradeNo, state: 'CANCELLED' });
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(existsSync(`${file}.partial`)).toBe(false);
    });
  });

  it('exports a table that spreadsheets read and never execute', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'orders.csv');
      await runOpsCommand(world(), 'orders', 'export', file);
      const text = readFileSync(file, 'utf8');
      const [heading, first, ...rest] = text.split('\r\n');
      expect(heading).toMatch(/^\uFEFFtradeNo,waybillNo,waybills,state,/);
      expect(first).toContain(',2,3 x Cotton shirts,GHS,13500,,,');
      expect(first).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")",`);
      expect(rest.join('\r\n')).toContain('"two\nlines, ""quoted"""');
      expect((await runOpsCommand(world(), 'orders', 'export', path.join(folder, 'orders.xls'))).code).toBe(2);
      expect((await runOpsCommand(world(), 'orders', 'export', path.join(folder, 'none', 'orders.csv'))).code).toBe(1);
    });
  });

  it('creates an account that can log in, once', async () => {
    const create = (...change: string[]) =>
      runOpsCommand(
        world(),
        'users',
        'create',
        '--email',
        'Desk@Example.com',
        '--password',
        'Correct-Horse1',
        '--name',
        'Esi Ama Owusu',
        ...change,
      );
    const creation = await create();
    expect(creation).toMatchObject({ code: 0, out: [expect.stringMatching(/^desk@example\.com: account /)] });
    const user = await world()
      .services.db.selectFrom('users')
      .selectAll()
      .where('email', '=', 'desk@example.com')
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ first_name: 'Esi Ama', family_name: 'Owusu', country_code: 'GH' });
    expect(user.password_hash).toMatch(/^\$argon2id\$/);
    const repetition = await create();
    expect({ code: repetition.code, errCount: repetition.err.length }).toEqual({ code: 1, errCount: 1 });
    const weak = await create('--email', 'other@example.com', '--password', 'short');
    expect({ code: weak.code, err: weak.err[0] }).toEqual({ code: 1, err: expect.stringMatching(/^password: /) });
    expect((await create('--country', 'XX')).code).toBe(2);
    expect((await runOpsCommand(world(), 'users', 'create', '--email', 'x@example.com')).code).toBe(2);
  });

  it('reports an up-to-date database without faults', async () => {
    expect(await runOpsCommand(world(), 'db', 'migrate')).toMatchObject({ code: 0, out: ['No step was pending.'] });
    expect(await runOpsCommand(world(), 'db', 'check')).toMatchObject({
      code: 0,
      err: [],
      out: ['2 orders checked, 0 faults.'],
    });
  });

  it('reports a history that the transition table does not allow', async () => {
    const { db } = world().services;
    const setOrder = (state: ParcelState) =>
      db.updateTable('orders').set({ state }).where('id', '=', waiting.id).execute();
    const setParcels = (state: ParcelState) =>
      db.updateTable('parcels').set({ state }).where('order_id', '=', waiting.id).execute();
    const restore = async () => {
      await db.deleteFrom('order_history').where('order_id', '=', waiting.id).where('cause', '=', 'test').execute();
      await setOrder('WAITING');
      await setParcels('WAITING');
    };
    const checkFaults = async () => {
      await setOrder('SIGNED');
      const wrongOrder = await runOpsCommand(world(), 'db', 'check');
      expect(wrongOrder).toMatchObject({
        code: 1,
        err: [`order ${waiting.tradeNo} is SIGNED, but its parcels make it WAITING`],
      });
      await setParcels('SIGNED');
      const wrongState = await runOpsCommand(world(), 'db', 'check');
      expect(wrongState.err).toEqual([`the history of ${waiting.waybillNo} ends in WAITING, but the parcel is SIGNED`]);
      const entry = {
        order_id: waiting.id,
        waybill_no: waiting.waybillNo,
        state: 'SIGNED',
        at: waiting.createTime,
        cause: 'test',
      } as const;
      await db.insertInto('order_history').values(entry).execute();
      const jumped = await runOpsCommand(world(), 'db', 'check');
      expect(jumped.err).toEqual([`the history of ${waiting.waybillNo} goes from WAITING to SIGNED`]);
    };
    await withRestore(checkFaults(), restore);
    expect((await runOpsCommand(world(), 'db', 'check')).code).toBe(0);
  });

  it('copies the embedded database while it is written to, and refuses to copy PostgreSQL', async () => {
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'copy.db');
      if (world().engine === 'postgres') {
        expect(await runOpsCommand(world(), 'db', 'backup', file)).toMatchObject({
          code: 2,
          err: [expect.stringContaining('pg_dump')],
        });
        return;
      }
      let writing = true;
      const writer = (async () => {
        while (writing) await place('while copying');
      })();
      try {
        for (let round = 0; round < 3; round += 1)
          expect((await runOpsCommand(world(), 'db', 'backup', file)).code).toBe(0);
      } finally {
        writing = false;
        await writer;
      }
      const copy = new SQLite(file, { readonly: true });
      try {
        expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
        expect(copy.pragma('foreign_key_check')).toEqual([]);
        expect(copy.prepare('select waybill_no from orders where id = ?').pluck().get(waiting.id)).toBe(
          waiting.waybillNo,
        );
      } finally {
        copy.close();
      }
      expect(statSync(file).mode & 0o077).toBe(0);
      expect(existsSync(`${file}.partial`)).toBe(false);
    });
  });
});
