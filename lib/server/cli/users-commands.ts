import 'server-only';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { readAccountName } from '../accounts/account-name';
import { lockAccount, unlockAccount } from '../accounts/lock-account';
import { endSessionsOf } from '../accounts/sessions/store';
import { findUser, findUserByName, listUsers, type UserRow } from '../accounts/store';
import type { Database } from '../db/open';
import { EXIT, type Command, type Operation } from '@/lib/server/programs/ops/command';

/** Accounts of one reading. */
const PAGE = 500;

/** By its id, its e-mail address or its number with the country's code. */
async function findAccount(db: Database, text: string): Promise<UserRow | null> {
  const byId = await findUser(db, text);
  if (byId) return byId;
  const name = await readAccountName(db, text, DEFAULT_COUNTRY);
  return name && findUserByName(db, name);
}

const nameOf = ({ email, phone }: UserRow) => email ?? phone ?? '';

const usersList: Command = {
  name: 'users list',
  usage: '[--locked]',
  summary: 'accounts: id, name, country, since when, and since when locked; tab-separated',
  flags: ['locked'],
  async run({ db, out }, { flags }) {
    const locked = flags.has('locked');
    let after = '';
    for (;;) {
      const rows = await listUsers(db, { after, most: PAGE, locked });
      for (const row of rows)
        out([row.id, nameOf(row), row.country_code, row.created_at, row.locked_at ?? ''].join('\t'));
      if (rows.length < PAGE) return EXIT.ok;
      after = rows.at(-1)!.id;
    }
  },
};

/** A command on one account, which the operators' log names. */
function accountCommand(
  verb: string,
  summary: string,
  work: (operation: Operation, user: UserRow) => Promise<string>,
): Command {
  return {
    name: `users ${verb}`,
    usage: 'ACCOUNT',
    summary,
    positionals: 1,
    async run(operation, { positionals: [account = ''] }) {
      const user = await findAccount(operation.db, account);
      if (!user) {
        operation.err(`There is no account ${account}.`);
        return EXIT.failed;
      }
      operation.about(user.id);
      operation.out(`${nameOf(user)}: ${await work(operation, user)}`);
      return EXIT.ok;
    },
  };
}

const ended = (count: number) => `${count} ${count === 1 ? 'session' : 'sessions'} ended`;

export const USERS_COMMANDS: readonly Command[] = [
  usersList,
  accountCommand('lock', 'ends the sessions of an account and lets nobody in', async ({ db, now }, { id }) => {
    const count = await db.transaction().execute((trx) => lockAccount(trx, id, now()));
    return `locked, ${ended(count)}`;
  }),
  accountCommand('unlock', 'lets the owner of a locked account in again', async ({ db }, { id }) => {
    await unlockAccount(db, id);
    return 'not locked';
  }),
  accountCommand('logout', 'ends the sessions of an account', async ({ db }, { id }) => {
    return ended(await db.transaction().execute((trx) => endSessionsOf(trx, id, 'operator')));
  }),
];
