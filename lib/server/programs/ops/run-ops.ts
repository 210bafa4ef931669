import 'server-only';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { isMissingTable } from '../../platform/db/engine';
import { ApiError, messageOf } from '../../platform/errors';
import { translateError } from '../../platform/texts/server-texts';
import { HOLIDAY_LIST } from '../../places/calendars/holiday-list';
import { LANE_NOTICE_LIST } from '../../places/lane-notices/lane-notice-list';
import { SMS_SENDER_LIST } from '../../places/dictionaries/sender-list';
import { SITE_LIST } from '../../places/network/site-list';
import { PAYOUT_TERMS_LIST } from '../../parcels/collections/terms-list';
import { PROTECTION_LIST } from '../../pricing/protection-list';
import { RATE_LIST } from '../../pricing/rate-list';
import {
  EXIT_CODES,
  UsageError,
  type Command,
  type ExitCode,
  type CommandArguments,
  type CommandScope,
} from './command';
import { IMPORT_RULE_LIST } from '../../pricing/customs/rule-list';
import { ACCOUNTS_COMMANDS } from './accounts/accounts-commands';
import { customsCheck } from './lists/customs-check';
import { datesReport } from './monitoring/dates-report';
import { dbBackup } from './database/db-backup';
import { dbCheck } from './database/db-check';
import { dbMigrate, dbSeed } from './database/db-prepare';
import { casesAnswer, casesList } from './enquiries/case-commands';
import { casesShow } from './enquiries/cases-show';
import { enquiriesDecide } from './enquiries/enquiries-decide';
import { enquiriesDelete } from './enquiries/enquiries-delete';
import { enquiriesExport } from './enquiries/enquiries-export';
import { enquiriesList } from './enquiries/enquiries-list';
import { enquiriesShow } from './enquiries/enquiries-show';
import { eventsAdd } from './parcels/events-add';
import { eventsImport } from './parcels/events-import';
import { exportCommand } from './lists/export-list';
import { importCommand } from './lists/import-list';
import { JOB_LIST, NEWS_LIST } from './lists/content-lists';
import { MESSAGE_COMMANDS } from './monitoring/messages-commands';
import { INCIDENT_COMMANDS } from './monitoring/incident-commands';
import { instructionsExport } from './parcels/instructions-export';
import { KEYS_COMMANDS } from './accounts/keys-commands';
import { laneNoticesList } from './lists/lane-notices-list';
import { linksCreate } from './parcels/links-create';
import { ordersExport } from './parcels/orders-export';
import { ordersList } from './parcels/orders-list';
import { parcelsShow } from './parcels/parcels-show';
import { SURVEY_COMMANDS } from './enquiries/survey-list';
import { logCommand } from '../../platform/operator-log-store';
import { PAYOUTS_COMMANDS } from './parcels/payouts-commands';
import { PEOPLE_COMMANDS } from './accounts/people-commands';
import { logList } from './monitoring/log-list';
import { printableLine } from './files/printable';
import { USERS_COMMANDS } from './accounts/users-commands';
import { usersCreate } from './accounts/users-create';
import { WEBHOOKS_COMMANDS } from './accounts/webhooks-commands';

export const OPS_COMMANDS: readonly Command[] = [
  eventsImport,
  eventsAdd,
  ordersList,
  ordersExport,
  parcelsShow,
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
  importCommand(LANE_NOTICE_LIST),
  exportCommand(LANE_NOTICE_LIST),
  laneNoticesList,
  importCommand(SMS_SENDER_LIST),
  exportCommand(SMS_SENDER_LIST),
  importCommand(IMPORT_RULE_LIST),
  exportCommand(IMPORT_RULE_LIST),
  customsCheck,
  importCommand(PAYOUT_TERMS_LIST),
  exportCommand(PAYOUT_TERMS_LIST),
  ...PAYOUTS_COMMANDS,
  ...SURVEY_COMMANDS,
  usersCreate,
  ...USERS_COMMANDS,
  ...PEOPLE_COMMANDS,
  ...KEYS_COMMANDS,
  ...WEBHOOKS_COMMANDS,
  ...ACCOUNTS_COMMANDS,
  logList,
  importCommand(NEWS_LIST),
  exportCommand(NEWS_LIST),
  enquiriesList,
  enquiriesShow,
  enquiriesDecide,
  casesList,
  casesShow,
  casesAnswer,
  ...INCIDENT_COMMANDS,
  enquiriesExport,
  enquiriesDelete,
  ...MESSAGE_COMMANDS,
  importCommand(JOB_LIST),
  exportCommand(JOB_LIST),
  dbMigrate,
  dbSeed,
  dbBackup,
  dbCheck,
];

/** Column in which the summaries start. */
const SUMMARY_AT = 21;

export function helpLines(): string[] {
  return [
    'Usage: npm run ops -- COMMAND [ARGUMENTS]',
    '',
    ...OPS_COMMANDS.map(({ name, summary }) => `  ${name.padEnd(SUMMARY_AT)}${summary}`),
    '',
    'COMMAND --help lists its arguments. DATABASE_URL selects the database, as for the site.',
    'Exit code: 0 done, 1 failed or partly done, 2 wrong usage.',
  ];
}

function usageOf({ name, usage }: Command): string {
  return `Usage: npm run ops -- ${name} ${usage}`.trimEnd();
}

function parseArguments(command: Command, parameters: readonly string[]): CommandArguments & { help: boolean } {
  const { formerOptions = {} } = command;
  const optionNames = [...(command.options ?? []), ...Object.keys(formerOptions)];
  const valueOptions = Object.fromEntries(optionNames.map((name) => [name, { type: 'string' as const }]));
  const flagOptions = Object.fromEntries((command.flags ?? []).map((name) => [name, { type: 'boolean' as const }]));
  const options: ParseArgsConfig['options'] = {
    ...valueOptions,
    ...flagOptions,
    help: { type: 'boolean', short: 'h' },
  };
  try {
    const { values, positionals } = parseArgs({
      args: [...parameters],
      options,
      allowPositionals: true,
    });
    return {
      help: values.help === true,
      options: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          typeof value === 'string' ? [[formerOptions[name] ?? name, value] as const] : [],
        ),
      ),
      flags: new Set(Object.keys(values).filter((name) => values[name] === true)),
      positionals,
    };
  } catch (error) {
    throw new UsageError(messageOf(error));
  }
}

/** Returns the failure in sentences, one per line. */
function failureLines(failure: unknown): string[] {
  if (!(failure instanceof ApiError)) return [failure instanceof Error ? failure.message : String(failure)];
  const { fields } = failure.details;
  if (!fields?.length) return [translateError('en', failure.error)];
  return fields.map(({ field, message, values }) => `${field}: ${translateError('en', message, values)}`);
}

/** Environment that a command needs. */
export type OpenedServices = Omit<CommandScope, 'out' | 'err' | 'about'>;

/** Runs one command line and returns its exit code. `open` opens the database only when a command needs it. */
export async function runOps(
  parameters: readonly string[],
  open: () => OpenedServices,
  terminal: Pick<CommandScope, 'out' | 'err'>,
): Promise<ExitCode> {
  const out = (line: string) => terminal.out(printableLine(line));
  const err = (line: string) => terminal.err(printableLine(line));
  const [group, verb, ...rest] = parameters;
  if (group === undefined || group === '--help' || group === '-h' || group === 'help') {
    helpLines().forEach(group === undefined ? err : out);
    return group === undefined ? EXIT_CODES.usage : EXIT_CODES.ok;
  }
  const command = OPS_COMMANDS.find(({ name }) => name === `${group} ${verb}`);
  if (!command) {
    err(`There is no command "${parameters.slice(0, 2).join(' ')}".`);
    helpLines().forEach(err);
    return EXIT_CODES.usage;
  }
  try {
    const args = parseArguments(command, rest);
    if (args.help) {
      out(usageOf(command));
      return EXIT_CODES.ok;
    }
    const surplus = args.positionals.length - (command.positionals ?? 0);
    if (surplus < 0 || surplus > (command.optionalPositionals ?? 0))
      throw new UsageError('The number of arguments is wrong');
    return await runLogged(command, args, { ...open(), out, err });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err(`${error.message}\n${usageOf(command)}`);
    return EXIT_CODES.usage;
  }
}

/**
 * Returns the sentence for a command that could not be logged. `db backup` runs before `db migrate` creates the log's
 * table.
 */
const unloggedLine = (error: unknown) =>
  isMissingTable(error)
    ? "This command is not in the operators' log, because the database is of an earlier release. `db migrate` creates the log."
    : `This command could not be written to the operators' log: ${messageOf(error)}`;

/** Runs a command and stores its result in the operators' log. Throws UsageError, in which case nothing was done. */
async function runLogged(command: Command, args: CommandArguments, operation: Omit<CommandScope, 'about'>) {
  const { db, now, operator, err } = operation;
  let userId: string | null = null;
  let exitCode: ExitCode = EXIT_CODES.failed;
  try {
    exitCode = await command.run({ ...operation, about: (id) => (userId = id) }, args);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    failureLines(error).forEach(err);
  }
  const options = [...Object.keys(args.options), ...args.flags].sort().join(' ');
  const entry = { at: now().toISOString(), operator, command: command.name, options, user_id: userId };
  await logCommand(db, { ...entry, exit_code: exitCode }).catch((error: unknown) => err(unloggedLine(error)));
  return exitCode;
}
