import 'server-only';
import { countText, notFoundLine, tableLine } from '../lines';
import { lockAccount, unlockAccount } from '../../../accounts/users/lock-account';
import { endSessionsOf } from '../../../accounts/sessions/session-store';
import { listUsers, type UserRow } from '../../../accounts/users/user-store';
import { findAccount, accountNameText } from './find-account';
import { EXIT_CODES, type Command, type CommandScope } from '../command';

/** Accounts per read. */
const PAGE_SIZE = 500;

const HEADINGS = ['id', 'name', 'country', 'created', 'locked'];

const usersList: Command = {
  name: 'users list',
  usage: '[--locked]',
  summary: 'lists accounts, with the times at which they were created and locked',
  flags: ['locked'],
  async run({ db, out }, { flags }) {
    const locked = flags.has('locked');
    let after = '';
    out(tableLine(HEADINGS));
    for (;;) {
      const rows = await listUsers(db, { after, max: PAGE_SIZE, locked });
      for (const row of rows)
        out(tableLine([row.id, accountNameText(row), row.country_code, row.created_at, row.locked_at]));
      if (rows.length < PAGE_SIZE) return EXIT_CODES.ok;
      after = rows.at(-1)!.id;
    }
  },
};

/** Returns a command on one account, which it sets in the operators' log. */
function accountCommand(
  verb: string,
  summary: string,
  work: (operation: CommandScope, user: UserRow) => Promise<string>,
): Command {
  return {
    name: `users ${verb}`,
    usage: 'ACCOUNT',
    summary,
    positionals: 1,
    async run(operation, { positionals: [account = ''] }) {
      const user = await findAccount(operation.db, account);
      if (!user) {
        operation.err(notFoundLine('account', account));
        return EXIT_CODES.failed;
      }
      operation.about(user.id);
      operation.out(`${accountNameText(user)}: ${await work(operation, user)}.`);
      return EXIT_CODES.ok;
    },
  };
}

const endedText = (count: number) => `${countText(count, 'session')} ended`;

export const USERS_COMMANDS: readonly Command[] = [
  usersList,
  accountCommand('lock', 'ends the sessions of an account and blocks its logins', async ({ db, now }, { id }) => {
    const count = await db.transaction().execute((trx) => lockAccount(trx, id, now()));
    return `locked, ${endedText(count)}`;
  }),
  accountCommand('unlock', 'allows logins to a locked account again', async ({ db }, { id }) => {
    await unlockAccount(db, id);
    return 'not locked';
  }),
  accountCommand('logout', 'ends the sessions of an account', async ({ db }, { id }) => {
    return endedText(await db.transaction().execute((trx) => endSessionsOf(trx, id, 'operator')));
  }),
];
