import 'server-only';
import { CALL_NAMES, type CallName } from '@/lib/contract/calls';
import { FORM_CALLS, type FormName } from '@/lib/contract/content/form-calls';
import { REGISTRY } from '@/lib/contract/registry';
import { SHEET_LIMITS } from '@/lib/market/limits';
import type { Config } from '../../platform/config';
import { markdownTable } from '../../platform/reference-pages/markdown-table';
import { LIMIT_SUBJECTS, type LimitRow } from '../../platform/reference-pages/limit-row';
import { SITE_ALLOWANCE } from '../../platform/throttle/network-attempts';
import { LIMIT_TABLE } from './limit-table';
import { MAX_BODY_BYTES } from './read-input';

/** Milliseconds of CPU time, over all threads, above which a call counts as costly. */
export const COSTLY_MS = 50;

const FORM_NAMES = Object.keys(FORM_CALLS) as FormName[]; // the table has no other keys

const amountOf = ({ most }: LimitRow, config: Config) => (typeof most === 'string' ? most : most(config));

/** Returns the rows that limit a call. */
export const rowsOfCall = (name: CallName): LimitRow[] => LIMIT_TABLE.filter(({ calls }) => calls.includes(name));

/** Returns the rows that limit a form itself, in addition to its calls. */
const rowsOfForm = (name: FormName): LimitRow[] => LIMIT_TABLE.filter(({ forms }) => forms?.includes(name));

/** Returns one cell per column, with the names of the limits. */
function cellsOf(rows: readonly LimitRow[]): string[] {
  return LIMIT_SUBJECTS.map((per) =>
    rows
      .filter((row) => row.per === per)
      .map(({ name }) => name)
      .join(', '),
  );
}

const columns = LIMIT_SUBJECTS.map((per) => (per === 'all' ? 'in all' : `per ${per}`));

const NOTES = [
  `A network is an IPv4 address, or the /64 of an IPv6 address; the /48 around it may do ${SITE_ALLOWANCE} times as much.`,
  `A body has at most ${MAX_BODY_BYTES / 1024} KB; a sheet of parcels has at most ${SHEET_LIMITS.bytes / 1024 / 1024} MB.`,
  'Amounts from the configuration are its defaults.',
  'The tables of calls and forms name their limits; the first table has the amounts.',
  `*Costly* calls may need more than ${COSTLY_MS} ms of processor time. A call without a limit only reads and needs less. \`npm run test:contract limits\` measures every call.`,
];

const INTRODUCTION = `# Limits

Limits of strangers and accounts: who is limited, how much is allowed, and what other people notice. \`npm run limits\` writes this page from the code; a test fails if it is out of date.

${NOTES.map((note) => `- ${note}`).join('\n')}`;

function callTable(): string {
  const mark = (name: CallName) => (REGISTRY[name].costly ? `${name} (costly)` : name);
  const rows = CALL_NAMES.map((name) => [mark(name), ...cellsOf(rowsOfCall(name))]);
  return markdownTable(['call', ...columns], rows);
}

function formTable(): string {
  const rows = FORM_NAMES.map((name) => [name, FORM_CALLS[name].join(', '), ...cellsOf(rowsOfForm(name))]);
  return markdownTable(['form', 'limited as these calls', ...columns], rows);
}

function limitTable(config: Config): string {
  const rows = LIMIT_TABLE.map((row) => [
    row.name,
    `per ${row.per}: ${row.subject}`,
    row.guards,
    amountOf(row, config),
    row.whenExceeded,
    row.others,
  ]);
  return markdownTable(['limit', 'who is limited', 'guards', 'amount', 'beyond it', 'what others notice'], rows);
}

/** Returns the text of docs/limits.md. */
export function limitPage(config: Config): string {
  const parts = [
    INTRODUCTION,
    `## Limits\n\n${limitTable(config)}`,
    `## Calls\n\n${callTable()}`,
    `## Forms without scripts\n\n${formTable()}`,
  ];
  return `${parts.join('\n\n')}\n`;
}
