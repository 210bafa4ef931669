import 'server-only';
import { countText } from '../lines';
import { DEFAULT_COUNTRY, MARKETS } from '@/lib/market/country';
import { RegisterRequest } from '@/lib/contract/accounts/accounts';
import { email as emailField } from '@/lib/contract/fields';
import { Receiver } from '@/lib/contract/orders/order-request';
import { printedPhone } from '@/lib/phone/read-phone';
import { isUniqueViolation } from '../../../platform/db/engine';
import { readMarketPhone } from '../../../places/dictionaries/phone-number';
import {
  correctPerson,
  planCorrection,
  type PersonCorrection,
  type CorrectionPlan,
} from '../../../trust/personal-data/people/correct-person';
import { erasePerson, planErasure, type ErasurePlan } from '../../../trust/personal-data/people/erase-person';
import { exportPerson } from '../../../trust/personal-data/people/export-person';
import { findPerson, type Person } from '../../../trust/personal-data/people/find-person';
import {
  EXIT_CODES,
  readCountry,
  UsageError,
  type Command,
  type CommandArguments,
  type CommandScope,
} from '../command';
import { jsonText } from '../files/printable';
import { writeRecords } from '../files/write-records';

const PERSON = 'PERSON';
const PERSON_OPTIONS = ['country'];

/** Returns the country of a number without a calling code. */
const countryOption = ({ options: { country } }: CommandArguments) =>
  country === undefined ? DEFAULT_COUNTRY : readCountry('country', country);

/** Returns the person of the first argument, and sets their account, if any, in the operators' log. */
async function findNamedPerson({ db, about }: CommandScope, args: CommandArguments): Promise<Person> {
  const person = await findPerson(db, args.positionals[0] ?? '', countryOption(args));
  if (!person) throw new UsageError(`${PERSON} must be an email address, a telephone number or the id of an account`);
  if (person.account) about(person.account.id);
  return person;
}

/** Returns the scope of a command for people. Notices use the default language of the account's market. */
const scopeOf = ({ db, now }: CommandScope, { account }: Person) => ({
  db,
  now,
  language: MARKETS[account?.country_code ?? DEFAULT_COUNTRY].defaultLanguage,
});

const peopleExport: Command = {
  name: 'people export',
  usage: `${PERSON} FILE.ndjson [--country CODE]`,
  summary: 'writes everything stored about a person, with or without an account, to a file, one record per line',
  options: PERSON_OPTIONS,
  positionals: 2,
  async run(operation, args) {
    const [, file = ''] = args.positionals;
    if (!/\.(ndjson|jsonl)$/.test(file)) throw new UsageError('The file name must end in .ndjson');
    const person = await findNamedPerson(operation, args);
    const format = { heading: '', record: (record: object) => `${jsonText(record)}\n` };
    const count = await writeRecords(file, format, exportPerson(scopeOf(operation, person), person));
    operation.out(`${countText(count, 'record')} written to ${file}.`);
    return EXIT_CODES.ok;
  },
};

/** Options of a correction, one for each value that it can change. */
const CORRECTIONS = ['first-name', 'family-name', 'company-address', 'name', 'phone', 'email', 'street'] as const;

/** Returns the number in E.164. Throws UsageError if it does not fit the pattern of its country. */
async function readPhone({ db }: CommandScope, typed: string, args: CommandArguments): Promise<string> {
  const number = await readMarketPhone(db, typed, countryOption(args));
  if (number.fault !== undefined) throw new UsageError('--phone must be a telephone number of one of our countries');
  return number.e164;
}

interface FieldSchema<Value> {
  safeParse: (typed: string) => { data?: Value };
}

function readField<Value>(name: string, schema: FieldSchema<Value>, typed: string): Value {
  const { data } = schema.safeParse(typed);
  if (data === undefined) throw new UsageError(`--${name} is not valid`);
  return data;
}

const withoutUndefined = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<Fields>; // only fields with a value

async function readCorrection(operation: CommandScope, args: CommandArguments): Promise<PersonCorrection> {
  const { options } = args;
  if (!CORRECTIONS.some((name) => options[name] !== undefined))
    throw new UsageError(`Give at least one correct value: ${CORRECTIONS.map((name) => `--${name}`).join(', ')}`);
  const phone = options.phone === undefined ? undefined : await readPhone(operation, options.phone, args);
  const field = <Value>(option: (typeof CORRECTIONS)[number], schema: FieldSchema<Value>) =>
    options[option] === undefined ? undefined : readField(option, schema, options[option]);
  const email = field('email', emailField);
  const { name, street } = Receiver.shape;
  const account = RegisterRequest.shape;
  return {
    account: withoutUndefined({
      first_name: field('first-name', account.firstName),
      family_name: field('family-name', account.familyName),
      company_address: field('company-address', account.companyAddress),
      email,
      phone,
    }),
    receiver: withoutUndefined({
      name: field('name', name),
      street: field('street', street),
      phone: phone === undefined ? undefined : printedPhone(phone, DEFAULT_COUNTRY),
      email,
    }),
  };
}

async function applyCorrection(
  operation: CommandScope,
  person: Person,
  plan: CorrectionPlan,
  correction: PersonCorrection,
) {
  try {
    await correctPerson(scopeOf(operation, person), plan, correction);
    operation.out(`${countText(plan.changes.length, 'value')} corrected.`);
    return EXIT_CODES.ok;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    operation.err('Another account has this address or number.');
    return EXIT_CODES.failed;
  }
}

const peopleCorrect: Command = {
  name: 'people correct',
  usage: `${PERSON} ${CORRECTIONS.map((name) => `[--${name} TEXT]`).join(' ')} [--order NUMBER] [--country CODE] [--yes]`,
  summary:
    'corrects an account, and a receiver in orders of other accounts. Without --yes, only shows what would change',
  options: [...PERSON_OPTIONS, ...CORRECTIONS, 'order'],
  flags: ['yes'],
  positionals: 1,
  async run(operation, args) {
    const correction = await readCorrection(operation, args);
    const person = await findNamedPerson(operation, args);
    const tradeNo = args.options.order?.trim().toUpperCase() ?? null;
    const plan = await planCorrection(operation.db, person, correction, tradeNo);
    for (const { where, field, from, to } of plan.changes) operation.out(`${where}, ${field}: ${from} -> ${to}`);
    if (plan.changes.length === 0) {
      operation.err('There is nothing to correct.');
      return EXIT_CODES.failed;
    }
    if (args.flags.has('yes')) return applyCorrection(operation, person, plan, correction);
    operation.out('Nothing was changed. Run the command again with --yes to apply these changes.');
    return EXIT_CODES.ok;
  },
};

/** Returns what an erasure does, one line each. */
function erasureLines({ person, orders, enquiries, messages }: ErasurePlan): string[] {
  return [
    ...(person.account ? [`closes account ${person.account.id}, with addresses, keys, webhooks and sessions`] : []),
    ...orders.map(
      ({ row }) => `deletes receiver, proof, attempts, choices and links of order ${row.trade_no} (${row.state})`,
    ),
    ...enquiries.map(({ reference, claim_state }) =>
      claim_state === null ? `deletes enquiry ${reference}` : `deletes the text of the sender of claim ${reference}`,
    ),
    ...(messages.length > 0 ? [`deletes the texts of ${countText(messages.length, 'message')} to the person`] : []),
  ];
}

function erasedLine({ person, orders, enquiries, messages }: ErasurePlan): string {
  const counts = [
    countText(orders.length, 'order'),
    countText(enquiries.length, 'enquiry', 'enquiries'),
    countText(messages.length, 'message'),
  ];
  return `Erased: ${person.account ? 'the account, ' : ''}data in ${counts.join(', ')}.`;
}

const peopleErase: Command = {
  name: 'people erase',
  usage: `${PERSON} [--country CODE] [--yes]`,
  summary:
    'closes an account as its owner would, and removes a receiver from finished orders of other accounts. Without --yes, only shows what would happen',
  options: PERSON_OPTIONS,
  flags: ['yes'],
  positionals: 1,
  async run(operation, args) {
    const { db, out, err } = operation;
    // A closed account no longer exists, so the log does not name it.
    const about = args.flags.has('yes') ? () => undefined : operation.about;
    const person = await findNamedPerson({ ...operation, about }, args);
    const plan = await planErasure(db, person);
    const lines = erasureLines(plan);
    lines.forEach(out);
    if (plan.refusals.length > 0 || lines.length === 0) {
      (lines.length === 0 ? ['Nothing is stored about this person.'] : plan.refusals).forEach(err);
      return EXIT_CODES.failed;
    }
    if (!args.flags.has('yes')) {
      out('Nothing was erased. Run the command again with --yes to erase this data.');
      return EXIT_CODES.ok;
    }
    await erasePerson(scopeOf(operation, person), plan);
    out(erasedLine(plan));
    return EXIT_CODES.ok;
  },
};

export const PEOPLE_COMMANDS: readonly Command[] = [peopleExport, peopleCorrect, peopleErase];
