import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS } from '@/lib/time/durations';
import { insertVisitor, login, OTHER_PASSWORD, PASSWORD } from '../support/steps/account-steps';
import { runOpsCommand } from '../support/ops';
import { onEachDatabase } from '../support/world';
import { withRestore } from '../support/with-restore';

onEachDatabase('ops for an account', (world) => {
  let ama: Awaited<ReturnType<typeof insertVisitor>>;
  let account = '';
  beforeAll(async () => {
    ama = await insertVisitor(world());
    account = ama.account;
  });

  const logIn = (password = PASSWORD) => login(world(), account, password);
  const whoAmI = (token: string) => world().call('getCustomer', {}, { token });
  const users = (...parameters: string[]) => runOpsCommand(world(), 'users', ...parameters);

  it('locks it: it loses its sessions, and only its owner learns of the lock', async () => {
    expect(await users('lock', account)).toMatchObject({ code: 0, out: [`${account}: locked, 1 session ended.`] });
    expect((await whoAmI(ama.token)).body.code).toBe(ERRORS.sessionEnded.code);
    expect((await logIn(OTHER_PASSWORD)).body.code).toBe(ERRORS.badCredentials.code);
    const right = await logIn();
    expect(right).toMatchObject({ status: 403, body: { code: ERRORS.accountLocked.code, data: null } });
    expect(right.body.message).toBe('We’ve locked this account. Please contact us.');
  });

  it('lists it with its names', async () => {
    const locked = await users('list', '--locked');
    expect(locked.out.map((line) => line.split('\t').slice(0, 3))).toEqual([
      ['id', 'name', 'country'],
      [ama.userId, account, 'GH'],
    ]);
    expect((await users('list')).out).toHaveLength(2);
  });

  it('unlocks it, so that it can log in again and be logged out everywhere', async () => {
    expect((await users('unlock', ama.userId)).code).toBe(0);
    const tokens = [await logIn(), await logIn()].map(({ body }) => body.data.accessToken as string);
    expect(await users('logout', account)).toMatchObject({ code: 0, out: [`${account}: 2 sessions ended.`] });
    for (const token of tokens) expect((await whoAmI(token)).body.code).toBe(ERRORS.sessionEnded.code);
    expect((await logIn()).status).toBe(200);
  });

  it('locks no account for an unknown name', async () => {
    expect(await users('lock', 'nobody@example.com')).toMatchObject({
      code: 1,
      err: ['There is no account nobody@example.com.'],
    });
    expect((await users('lock')).code).toBe(2);
  });

  it('logs each command without the typed values', async () => {
    const { out } = await runOpsCommand(world(), 'log', 'list');
    const noted = out.map((line) => line.split('\t').slice(1));
    expect(noted).toContainEqual(['efua@desk', 'users lock', '', ama.userId, '0']);
    expect(noted).toContainEqual(['efua@desk', 'users list', 'locked', '', '0']);
    expect(noted).toContainEqual(['efua@desk', 'users lock', '', '', '1']);
    expect(out.join('\n')).not.toContain('@example.com');
  });

  it('lists its commands in the owner’s data for a year', async () => {
    const token = (await logIn()).body.data.accessToken as string;
    const actions = async () =>
      (await world().call('exportAccountData', { cursor: null }, { token })).body.data.account.operatorActions;
    const commands = (list: { command: string }[]) => list.map(({ command }) => command);
    expect(commands(await actions())).toEqual(['users lock', 'users unlock', 'users logout']);
    const { services } = world();
    const later = { ...services, now: () => new Date(services.now().getTime() + 366 * DAY_MS) };
    const logged = () => services.db.selectFrom('operator_log').select('id').execute();
    expect((await logged()).length).toBeGreaterThan(3);
    await sweepExpired(later);
    expect(await logged()).toEqual([]);
  });

  it('gives a clear message for a database without the log', async () => {
    const { db } = world().services;
    await sql`alter table operator_log rename to away`.execute(db);
    const { code, err } = await withRestore(users('list'), () =>
      sql`alter table away rename to operator_log`.execute(db),
    );
    expect({ code, err }).toEqual({
      code: 0,
      err: [expect.stringMatching(/^This command is not in the operators' log, /)],
    });
    expect(err[0]).toContain('`db migrate` creates the log.');
  });
});
