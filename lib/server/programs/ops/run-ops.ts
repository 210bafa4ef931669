import 'server-only';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { ApiError, messageOf } from '../../platform/errors';
import { translateError } from '../../platform/texts/server-texts';
import { HOLIDAY_LIST } from '../../places/calendars/holiday-list';
import { SENDER_LIST } from '../../places/dictionaries/sender-list';
import { SITE_LIST } from '../../places/network/site-list';
import { PROTECTION_LIST } from '../../pricing/protection-list';
import { RATE_LIST } from '../../pricing/rate-list';
import { EXIT, UsageError, type Command, type ExitCode, type CommandArguments, type Operation } from './command';
import { datesReport } from './dates-report';
import { dbBackup } from './db-backup';
import { dbCheck } from './db-check';
import { dbMigrate, dbSeed } from './db-prepare';
import { enquiriesDecide } from './enquiries-decide';
import { enquiriesExport } from './enquiries-export';
import { enquiriesList } from './enquiries-list';
import { enquiriesShow } from './enquiries-show';
import { eventsAdd } from './events-add';
import { eventsImport } from './events-import';
import { exportCommand } from './export-list';
import { importCommand } from './import-list';
import { JOBS, NEWS } from '@/lib/server/cli/content-lists';
import { MESSAGE_COMMANDS } from './messages-commands';
import { instructionsExport } from './instructions-export';
import { linksCreate } from './links-create';
import { ordersExport } from './orders-export';
import { ordersList } from './orders-list';
import { SURVEY_COMMANDS } from './survey-list';
import { noteCommand } from '../../platform/operators/store';
import { logList } from './log-list';
import { USERS_COMMANDS } from '@/lib/server/cli/users-commands';
import { usersCreate } from './users-create';

const COMMANDS: readonly Command[] = [
  eventsImport,
  eventsAdd,
  ordersList,
  ordersExport,
  instructionsExport,
  linksCreate,
  datesReport,
  importCommand(SITE_LIST),
  exportCommand(SITE_LIST),
  importCommand(RATE_LIST),
  exportCommand(RATE_LIST),
  importCommand(PROTECTION_LIST),
  exportCommand(PROTECTION_LIST),
  importCommand(HOLIDAY_LIST),
  exportCommand(HOLIDAY_LIST),
  importCommand(SENDER_LIST),
  exportCommand(SENDER_LIST),
  ...SURVEY_COMMANDS,
  usersCreate,
  ...USERS_COMMANDS,
  logList,
  importCommand(NEWS),
  exportCommand(NEWS),
  enquiriesList,
  enquiriesShow,
  enquiriesDecide,
  enquiriesExport,
  ...MESSAGE_COMMANDS,
  importCommand(JOBS),
  exportCommand(JOBS),
  dbMigrate,
  dbSeed,
  dbBackup,
  dbCheck,
];

/** Column in which the summaries begin. */
const SUMMARY_AT = 21;

export function helpLines(): string[] {
  return [
    'Usage: npm run ops -- COMMAND [ARGUMENTS]',
    '',
    ...COMMANDS.map(({ name, summary }) => `  ${name.padEnd(SUMMARY_AT)}${summary}`),
    '',
    'A command with --help names its arguments. DATABASE_URL names the database, as for the site.',
    'Exit code: 0 done, 1 failed or done in part, 2 called wrongly.',
  ];
}

function usageOf({ name, usage }: Command): string {
  return `Usage: npm run ops -- ${name} ${usage}`.trimEnd();
}

function parse(command: Command, parameters: readonly string[]): CommandArguments & { help: boolean } {
  const named = Object.fromEntries((command.options ?? []).map((name) => [name, { type: 'string' as const }]));
  const said = Object.fromEntries((command.flags ?? []).map((name) => [name, { type: 'boolean' as const }]));
  const options: ParseArgsConfig['options'] = { ...named, ...said, help: { type: 'boolean', short: 'h' } };
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options,
      allowPositionals: true,
    });
    return {
      help: values.help === true,
      options: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
      ),
      flags: new Set(Object.keys(values).filter((name) => values[name] === true)),
      positionals,
    };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** What went wrong, in one sentence a line. */
function failureLines(failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return [failure instanceof Error ? failure.message : String(failure)];
  const { fields } = failure.details;
  if (!fields?.length) return [translateError('en', failure.error)];
  return fields.map(({ field, message, values }) => `${field}: ${translateError('en', message, values)}`);
}

/** What a command works on. */
export type Opened = Omit<Operation, 'out' | 'err' | 'about'>;

/** Without control characters but the line ends of CSV: what visitors have typed must not steer an operator's terminal. */
const printable = (line: string) =>
  line.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]|\r(?!\n|$)/g, '');

/** Runs one command line and answers its exit code. The database is opened by `open`, and only when a command needs it. */
export async function runOps(
  parameters: readonly string[],
  open: () => Opened,
  terminal: Pick<Operation, 'out' | 'err'>,
): Promise<ExitCode> {
  const out = (line: string) => terminal.out(printable(line));
  const err = (line: string) => terminal.err(printable(line));
  const [group, verb, ...rest] = parameters;
  if (group === undefined || group === '--help' || group === '-h' || group === 'help') {
    helpLines().forEach(group === undefined ? err : out);
    return group === undefined ? EXIT.usage : EXIT.ok;
  }
  const command = COMMANDS.find(({ name }) => name === `${group} ${verb}`);
  if (!command) {
    err(`There is no command "${parameters.slice(0, 2).join(' ')}".`);
    helpLines().forEach(err);
    return EXIT.usage;
  }
  try {
    const given = parse(command, rest);
    if (given.help) {
      out(usageOf(command));
      return EXIT.ok;
    }
    const surplus = given.positionals.length - (command.positionals ?? 0);
    if (surplus < 0 || surplus > (command.optionalPositionals ?? 0)) throw new UsageError('wrong number of arguments');
    return await runNoted(command, given, { ...open(), out, err });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${error.message}\n${usageOf(command)}`);
    return EXIT.usage;
  }
}

/** Runs a command and notes in the operators' log how it ended. Throws UsageError: then nothing was done. */
async function runNoted(command: Command, given: CommandArguments, operation: Omit<Operation, 'about'>) {
  const { db, now, operator, err } = operation;
  let userId: string | null = null;
  let exitCode: ExitCode = EXIT.failed;
  try {
    exitCode = await command.run({ ...operation, about: (id) => (userId = id) }, given);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    failureLines(error).forEach(err);
  }
  const options = [...Object.keys(given.options), ...given.flags].sort().join(' ');
  const noted = { at: now().toISOString(), operator, command: command.name, options, user_id: userId };
  await noteCommand(db, { ...noted, exit_code: exitCode }).catch((error: unknown) =>
    err(`This is missing in the operators' log: ${messageOf(error)}`),
  );
  return exitCode;
}
