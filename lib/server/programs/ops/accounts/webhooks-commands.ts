import 'server-only';
import { countText, notFoundLine, tableLine } from '../lines';
import { HOUR_MS } from '@/lib/time/durations';
import { countDeliveries, EVENT_COLUMN, listLastAttempts } from '../../../accounts/webhooks/delivery-store';
import { pauseWebhook, resumeWebhook, retryWebhook, type HoldRefusal } from '../../../accounts/webhooks/hold-webhook';
import { listWebhooksForOperators, type WebhookRow } from '../../../accounts/webhooks/webhook-store';
import { EXIT_CODES, UsageError, type Command, type CommandArguments, type CommandScope } from '../command';
import { readAccountOption, accountNameText } from './find-account';

/** Hours of a pause, which ends automatically while the waiting events are still useful to the partner. */
const PAUSE_HOURS = { default: 24, max: 72 };
const MAX_SHOWN_ATTEMPTS = 10;

/** Returns an address without its query, which may contain a secret of the partner. */
function shownAddress(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return `${origin}${pathname}${search === '' ? '' : '?...'}`;
}

/** Returns whether events are sent to the webhook, and if not, why and until when. */
function healthOf({ off_reason, off_at, paused_until, failing_since, failures }: WebhookRow, now: Date): string {
  if (off_reason === 'owner') return `off since ${off_at}: its owner turned it off`;
  if (off_reason === 'gone') return `off since ${off_at}: its server returned 410 (Gone)`;
  if (off_reason === 'failing') return `off since ${off_at}: nothing could be delivered since ${failing_since}`;
  if (paused_until !== null && paused_until > now.toISOString())
    return failures === 0
      ? `paused until ${paused_until} by an operator`
      : `paused until ${paused_until}: ${failures} deliveries failed since ${failing_since}`;
  return failing_since === null ? 'on' : `on, failing since ${failing_since}`;
}

const HEADINGS = ['id', 'account', 'mode', 'address', 'waiting', 'failed', 'health'];

const webhooksList: Command = {
  name: 'webhooks list',
  usage: '[--account ACCOUNT]',
  summary: "lists partners' webhooks, oldest first: waiting and failed deliveries, health",
  options: ['account'],
  async run(operation, { options }) {
    const { db, now, out } = operation;
    const userId = await readAccountOption(operation, options);
    if (userId === null) return EXIT_CODES.failed;
    out(tableLine(HEADINGS));
    for (const row of await listWebhooksForOperators(db, userId)) {
      const counts = await countDeliveries(db, row.id);
      const [waiting, dead] = (['waiting', 'dead'] as const).map(
        (listedState) => counts.find(({ state }) => state === listedState)?.count ?? 0,
      );
      out(
        tableLine([row.id, accountNameText(row), row.mode, shownAddress(row.url), waiting, dead, healthOf(row, now())]),
      );
    }
    return EXIT_CODES.ok;
  },
};

/**
 * Returns the webhook with this id, and sets its account in the operators' log. For an unknown id, prints an error and
 * returns null.
 */
async function findWebhook({ db, err, about }: CommandScope, id: string) {
  const row = (await listWebhooksForOperators(db)).find((each) => each.id === id);
  if (row) about(row.user_id);
  else err(notFoundLine('webhook', id));
  return row ?? null;
}

async function loadDeliveryLines({ db }: CommandScope, id: string): Promise<string[]> {
  const counts = await countDeliveries(db, id);
  const attempts = await listLastAttempts(db, id, MAX_SHOWN_ATTEMPTS);
  return [
    ...counts.map(({ state, count, oldest, due }) =>
      state === 'waiting'
        ? `${state}: ${count}, oldest of ${oldest}, next due ${due}`
        : `${state}: ${count}, oldest of ${oldest}`,
    ),
    `last attempts: ${attempts.length === 0 ? 'none' : ''}`.trimEnd(),
    ...attempts.map(({ entry_id, events, payload, at, status, duration_ms, reason }) =>
      [
        '   ',
        at,
        payload === null ? `${events} events` : EVENT_COLUMN.read(payload).type,
        status ?? 'no response',
        `${duration_ms} ms`,
        reason ?? 'delivered',
        entry_id,
      ].join(' '),
    ),
  ];
}

const webhooksShow: Command = {
  name: 'webhooks show',
  usage: 'ID',
  summary: `shows one webhook: health, why it is paused or off, waiting deliveries, the last ${MAX_SHOWN_ATTEMPTS} attempts`,
  positionals: 1,
  async run(operation, { positionals: [id = ''] }) {
    const { now, out } = operation;
    const row = await findWebhook(operation, id);
    if (!row) return EXIT_CODES.failed;
    const facts = {
      id,
      account: accountNameText(row),
      address: shownAddress(row.url),
      mode: row.mode,
      events: row.events,
      language: row.language,
      created: row.created_at,
      secrets: row.secret_number,
      'secret changed': row.rotated_at ?? 'never',
      'events of a request': row.batch_size,
      health: healthOf(row, now()),
    };
    for (const [name, value] of Object.entries(facts)) out(`${name}: ${value}`);
    (await loadDeliveryLines(operation, id)).forEach(out);
    return EXIT_CODES.ok;
  },
};

const REFUSALS: Readonly<Record<HoldRefusal, string>> = {
  unknown: 'The webhook was deleted meanwhile.',
  offByOwner: 'The owner turned the webhook off. Only the owner can turn it on.',
  off: 'The webhook is off. `webhooks resume` turns it on, unless its owner turned it off.',
  paused: 'The webhook is paused. `webhooks resume` sends the waiting events.',
};

const isRefusal = (result: string | number): result is HoldRefusal => typeof result === 'string' && result in REFUSALS;

/** Returns a command that changes one webhook. */
function webhookCommand<Result extends string | number>(
  { verb, ...rest }: { verb: string } & Pick<Command, 'usage' | 'summary' | 'options'>,
  work: (operation: CommandScope, id: string, args: CommandArguments) => Promise<Result | HoldRefusal>,
  describe: (result: Result, args: CommandArguments) => string,
): Command {
  return {
    ...rest,
    name: `webhooks ${verb}`,
    positionals: 1,
    async run(operation, args) {
      const [id = ''] = args.positionals;
      if (!(await findWebhook(operation, id))) return EXIT_CODES.failed;
      const result = await work(operation, id, args);
      if (isRefusal(result)) {
        operation.err(REFUSALS[result]);
        return EXIT_CODES.failed;
      }
      operation.out(describe(result as Result, args)); // no refusal
      return EXIT_CODES.ok;
    },
  };
}

function hoursOption({ options: { hours } }: CommandArguments): number {
  const count = hours === undefined ? PAUSE_HOURS.default : Number(hours);
  if (!Number.isInteger(count) || count < 1 || count > PAUSE_HOURS.max)
    throw new UsageError(`--hours must be a number from 1 to ${PAUSE_HOURS.max}`);
  return count;
}

export const WEBHOOKS_COMMANDS: readonly Command[] = [
  webhooksList,
  webhooksShow,
  webhookCommand(
    {
      verb: 'pause',
      usage: 'ID [--hours HOURS]',
      summary: `pauses a webhook, for ${PAUSE_HOURS.default} hours by default`,
      options: ['hours'],
    },
    (operation, id, args) =>
      pauseWebhook(operation, id, new Date(operation.now().getTime() + hoursOption(args) * HOUR_MS)),
    (_, args) => `The webhook is paused for ${countText(hoursOption(args), 'hour')}. Its events wait.`,
  ),
  webhookCommand(
    { verb: 'resume', usage: 'ID', summary: 'ends a pause, and turns on a webhook that was off after failures' },
    resumeWebhook,
    () => 'The webhook is on. Its waiting events are sent.',
  ),
  webhookCommand(
    { verb: 'retry', usage: 'ID', summary: 'sends the waiting and failed events of a webhook at once' },
    retryWebhook,
    (count) => `${countText(count, 'delivery', 'deliveries')} will be sent.`,
  ),
];
