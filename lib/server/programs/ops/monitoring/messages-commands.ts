import 'server-only';
import { countText, notFoundLine, tableLine } from '../lines';
import { OUTBOX_STATES, type OutboxState } from '../../../platform/db/tables/outbox-table';
import { messageIn } from '../../../messaging/messages/deliver-message';
import { maskAddress } from '../../../messaging/messages/mask-address';
import { MESSAGE_KIND } from '../../../messaging/messages/message';
import type { OutboxEntry } from '../../../messaging/queue/entry';
import { listEntries, findEntry, retryEntries } from '../../../messaging/queue/listed-entries-store';
import { EXIT_CODES, UsageError, type Command, type CommandArguments } from '../command';

/** Returns a message as operators see it, with the address masked and without the text, which may be a code. */
export function shownMessage(entry: OutboxEntry) {
  const message = messageIn(entry);
  return {
    id: entry.id,
    state: entry.state,
    created: entry.created_at,
    due: entry.due_at,
    channel: message?.channel ?? '',
    template: message?.template ?? '',
    language: message?.language ?? '',
    to: message ? maskAddress(message.to) : '',
    waybill: entry.waybill_no ?? '',
    attempts: entry.attempts,
    error: entry.last_error ?? '',
    finished: entry.finished_at ?? '',
    gateway: entry.gateway_state ?? '',
  };
}

const COLUMNS = ['created', 'id', 'state', 'channel', 'template', 'to', 'waybill', 'attempts', 'due', 'error'] as const;

function stateOption({ options }: CommandArguments): OutboxState | undefined {
  const requestedState = options.state?.toLowerCase();
  const state = OUTBOX_STATES.find((each) => each === requestedState);
  if (requestedState !== undefined && state === undefined)
    throw new UsageError(`--state must be one of ${OUTBOX_STATES.join(', ')}`);
  return state;
}

const messagesList: Command = {
  name: 'messages list',
  usage: '[--state STATE] [--waybill NUMBER] [--json]',
  summary: 'lists messages to people: waiting and failed ones, or those in one state, or those about a parcel',
  options: ['state', 'waybill'],
  flags: ['json'],
  async run({ db, out }, args) {
    const filter = {
      kind: MESSAGE_KIND,
      state: stateOption(args),
      waybillNo: args.options.waybill?.trim().toUpperCase(),
    };
    const isJson = args.flags.has('json');
    if (!isJson) out(tableLine(COLUMNS));
    for await (const page of listEntries(db, filter)) {
      for (const entry of page.map(shownMessage))
        out(isJson ? JSON.stringify(entry) : tableLine(COLUMNS.map((column) => entry[column])));
    }
    return EXIT_CODES.ok;
  },
};

const messagesShow: Command = {
  name: 'messages show',
  usage: 'ID',
  summary: 'shows one message, with its address masked and without its text',
  positionals: 1,
  async run({ db, out, err }, { positionals }) {
    const [id = ''] = positionals;
    const entry = await findEntry(db, MESSAGE_KIND, id);
    if (!entry) {
      err(notFoundLine('message', id));
      return EXIT_CODES.failed;
    }
    for (const [name, value] of Object.entries(shownMessage(entry))) out(`${name}: ${value}`);
    return EXIT_CODES.ok;
  },
};

const messagesRetry: Command = {
  name: 'messages retry',
  usage: 'ID | --dead',
  summary: 'sends a failed message again, or all failed messages; sends a waiting message at once',
  flags: ['dead'],
  optionalPositionals: 1,
  async run({ db, out, err, now }, { flags, positionals }) {
    const [id] = positionals;
    if ((id === undefined) !== flags.has('dead')) throw new UsageError('Give the id of one message, or --dead');
    const count = await retryEntries(db, MESSAGE_KIND, id === undefined ? 'dead' : { id }, now());
    if (id !== undefined && count === 0) {
      err(`There is no message ${id} that can be sent.`);
      return EXIT_CODES.failed;
    }
    out(`${countText(count, 'message')} will be sent.`);
    return EXIT_CODES.ok;
  },
};

export const MESSAGE_COMMANDS: readonly Command[] = [messagesList, messagesShow, messagesRetry];
