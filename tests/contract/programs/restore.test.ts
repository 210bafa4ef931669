import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { startPostgres } from '../../../scripts/testing/postgres.mjs';
import { findFreePort } from '../../fixtures/free-port';
import { expectSoundDatabase } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { openPersonSession, signUp, signUpShop } from '../support/people';
import { openProcessWorld, type ProcessWorld } from '../support/processes/process-world';
import { copyTemplate, postgresServer } from '../support/template';

/** Milliseconds: servers and processes are started several times. */
const TIMEOUT = 120_000;

const PAGE = readFileSync('docs/backup.md', 'utf8');

/** Returns the commands of a named block in docs/backup.md. */
function commandsOf(name: string): string {
  const [, commands] = new RegExp(`^\`\`\`sh ${name}\n(.*?)^\`\`\`$`, 'ms').exec(PAGE) ?? [];
  expect(commands, name).toBeDefined();
  // Uses the programs of this run, not of an earlier build.
  return commands!.replaceAll('npm run ops --', `'${process.execPath}' '${path.join(inject('programs'), 'ops.mjs')}'`);
}

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const work of cleanUp.splice(0).reverse()) await work();
});

async function startWorld(engine: ProcessWorld['engine'], url: string): Promise<ProcessWorld> {
  const world = await openProcessWorld(engine, url);
  cleanUp.push(world.close);
  await world.world.process.start();
  return world.world;
}

async function place(world: ProcessWorld, token: string): Promise<OrderView> {
  const { status, body } = await world.call('addInternationalOrder', internationalOrder(), { token });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const placeSome = (world: ProcessWorld, token: string) =>
  Promise.all(Array.from({ length: 5 }, () => place(world, token)));

/** These orders exist completely. New orders get other numbers. */
async function expectGoesOn(world: ProcessWorld, userId: string, orders: readonly OrderView[]): Promise<void> {
  await expectSoundDatabase(world);
  const token = await openPersonSession(world, userId);
  for (const order of orders) {
    const { body } = await world.call('getOrder', { id: order.id }, { token });
    expect(body.data).toMatchObject({ tradeNo: order.tradeNo, waybillNo: order.waybillNo, quote: order.quote });
  }
  const all = [...orders, ...(await placeSome(world, token))];
  expect(new Set(all.flatMap(({ tradeNo, waybillNo }) => [tradeNo, waybillNo])).size).toBe(2 * all.length);
  await expectSoundDatabase(world);
}

const countOrders = async ({ services: { db } }: ProcessWorld) =>
  Number((await sql<{ count: string }>`select count(*) as count from orders`.execute(db)).rows[0]!.count);

describe.skipIf(!postgresServer)('the PostgreSQL procedure of docs/backup.md', { timeout: TIMEOUT }, () => {
  async function startCluster() {
    const server = (await startPostgres())!;
    cleanUp.push(() => server.stop());
    const backups = path.join(server.folder, 'backups');
    const environment = {
      DATABASE_URL: server.url,
      BACKUPS: backups,
      PGDATA: server.data,
      PGHOST: '127.0.0.1',
      PGPORT: String(server.port),
      PGUSER: 'test',
    };
    return { server, backups, environment, run: (name: string) => server.shell(commandsOf(name), environment) };
  }

  it('restores a base backup and its log to the moment before the damage', async () => {
    const { server, backups, environment, run } = await startCluster();
    server.shell(`echo "unix_socket_directories = '${server.folder}'" >> "$PGDATA/postgresql.conf"`, environment);
    run('archive');
    const world = await startWorld('postgres', server.url);
    await insertPlaces(world);
    const ama = await signUp(world);
    const before = await placeSome(world, ama.token);
    run('base-backup');
    const after = await placeSome(world, ama.token);
    const { rows } = await sql<{ time: string }>`select clock_timestamp()::text as time`.execute(world.services.db);
    await sql`truncate orders cascade`.execute(world.services.db);
    expect(await countOrders(world)).toBe(0);
    server.shell(`psql -X -d postgres -c 'select pg_switch_wal()'`, environment);
    const [base = ''] = readdirSync(path.join(backups, 'base'));
    const port = await findFreePort();
    const restored = path.join(server.folder, 'restored');
    cleanUp.push(() => server.shell(`pg_ctl -D '${restored}' -m immediate stop`, environment));
    const restore = { BASE: path.join(backups, 'base', base), RESTORED: restored, RESTORED_PORT: String(port) };
    server.shell(commandsOf('restore'), { ...environment, ...restore, RESTORE_TO: rows[0]!.time });
    const url = new URL(server.url);
    url.port = String(port);
    const again = await startWorld('postgres', url.href);
    expect(await countOrders(again)).toBe(10);
    await expectGoesOn(again, ama.userId, [...before, ...after]);
  });

  it('restores a dump into an empty database', async () => {
    const { server, backups, environment, run } = await startCluster();
    server.shell(`mkdir '${backups}'`);
    const world = await startWorld('postgres', server.url);
    await insertPlaces(world);
    const ama = await signUp(world);
    const orders = await placeSome(world, ama.token);
    run('dump');
    server.shell(commandsOf('restore-dump'), environment);
    const url = new URL(server.url);
    url.pathname = '/restored';
    await expectGoesOn(await startWorld('postgres', url.href), ama.userId, orders);
  });
});

it(
  'the SQLite procedure of docs/backup.md restores a copy made while orders came in',
  { timeout: TIMEOUT },
  async () => {
    const database = await copyTemplate(inject('template'), 'sqlite');
    const folder = mkdtempSync(path.join(tmpdir(), 'restore-'));
    cleanUp.push(database.drop, () => rmSync(folder, { recursive: true, force: true }));
    const file = database.url.slice('file:'.length);
    const env = { ...process.env, DATABASE_URL: database.url, DATABASE_FILE: file, BACKUPS: folder };
    const run = async (name: string) =>
      (await promisify(execFile)('bash', ['-euc', commandsOf(name)], { env, encoding: 'utf8' })).stdout;
    const world = await startWorld('sqlite', database.url);
    await insertPlaces(world);
    const ama = await signUpShop(world);
    const before = await placeSome(world, ama.token);
    let isCopied = false;
    const meanwhile = (async () => {
      while (!isCopied) await place(world, ama.token);
    })();
    await run('sqlite-backup');
    isCopied = true;
    await meanwhile;
    await sql`delete from order_history`.execute(world.services.db);
    await world.process.kill();
    await world.services.db.destroy();
    expect(await run('sqlite-restore')).toMatch(/orders? checked, 0 faults/);
    await expectGoesOn(await startWorld('sqlite', database.url), ama.userId, before);
  },
);
