import 'server-only';
import { SENT_RETENTION_DAYS } from '@/lib/market/limits';
import { countText, notFoundLine, tableLine } from '../lines';
import { DAY_MS } from '@/lib/time/durations';
import { loadAllowance } from '../../../messaging/messages/account-allowance';
import { MAX_MESSAGES_OF_ACCOUNT } from '../../../messaging/messages/allowances';
import { setAllowance } from '../../../messaging/messages/allowance-store';
import { listAccountActivity } from '../../../parcels/orders/list/account-activity-store';
import { EXIT_CODES, UsageError, type Command } from '../command';
import { findAccount, accountNameText } from './find-account';

/** Maximum number of lines of `accounts watch`. */
const MAX_LINES = 100;

/** Value of `--messages` that removes the fixed number, so that the account's parcels determine it again. */
const BY_PARCELS = 'parcels';

function messagesOption(args: string | undefined): number | null {
  if (args === BY_PARCELS) return null;
  const messages = Number(args);
  if (args === undefined || args === '' || !Number.isInteger(messages) || messages < 0)
    throw new UsageError(`--messages must be a whole number, or "${BY_PARCELS}"`);
  return messages;
}

const accountsAllow: Command = {
  name: 'accounts allow',
  usage: `ACCOUNT --messages NUMBER|${BY_PARCELS}`,
  summary: `sets the daily limit of messages about an account's parcels; "${BY_PARCELS}" derives it from the parcels handed over, up to ${MAX_MESSAGES_OF_ACCOUNT}`,
  options: ['messages'],
  positionals: 1,
  async run(operation, { options, positionals: [account = ''] }) {
    const { db, out, err } = operation;
    const messages = messagesOption(options.messages);
    const user = await findAccount(db, account);
    if (!user) {
      err(notFoundLine('account', account));
      return EXIT_CODES.failed;
    }
    operation.about(user.id);
    await setAllowance(db, user.id, messages);
    out(`${accountNameText(user)}: ${countText(await loadAllowance(operation, user.id), 'message')} a day.`);
    return EXIT_CODES.ok;
  },
};

function daysOption(args: string | undefined): number {
  const days = Number(args ?? 1);
  if (!Number.isInteger(days) || days < 1 || days > SENT_RETENTION_DAYS)
    throw new UsageError(
      `--days must be a whole number from 1 to ${SENT_RETENTION_DAYS}: messages are not stored longer`,
    );
  return days;
}

const HEADINGS = ['account', 'name', 'sent', 'dropped', 'not handed over', 'first handed over', 'allowed'];

const accountsWatch: Command = {
  name: 'accounts watch',
  usage: '[--days NUMBER] [--json]',
  summary:
    'lists the accounts with the most messages and orders without hand-over in the last --days days (1 by default)',
  options: ['days'],
  flags: ['json'],
  async run({ db, now, out }, { options, flags }) {
    const since = new Date(now().getTime() - daysOption(options.days) * DAY_MS);
    const isJson = flags.has('json');
    if (!isJson) out(tableLine(HEADINGS));
    for (const row of await listAccountActivity(db, since, MAX_LINES)) {
      const line = {
        account: row.id,
        name: accountNameText(row),
        sent: row.sent,
        dropped: row.dropped,
        notHandedOver: row.notHandedOver,
        firstHandedOver: row.handed_over_at ?? '',
        allowed: await loadAllowance({ db, now }, row.id),
      };
      out(isJson ? JSON.stringify(line) : tableLine(Object.values(line)));
    }
    return EXIT_CODES.ok;
  },
};

export const ACCOUNTS_COMMANDS: readonly Command[] = [accountsAllow, accountsWatch];
