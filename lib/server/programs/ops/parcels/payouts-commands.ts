import 'server-only';
import { countText, notFoundLine } from '../lines';
import { readFile } from 'node:fs/promises';
import { formatPlainAmount } from '@/lib/i18n/format/format-money';
import { money, type Money } from '@/lib/billing/money';
import { isDay, localDay } from '@/lib/time/calendar-date';
import { COUNTRIES, MARKETS, type Country } from '@/lib/market/country';
import { setPayee } from '../../../parcels/collections/payee-store';
import { proposePayouts } from '../../../parcels/collections/propose-payouts';
import { settlePayouts } from '../../../parcels/collections/settle-payouts';
import { listPayoutTerms } from '../../../parcels/collections/terms-store';
import { exportPayouts } from '../../../parcels/collections/export-payouts';
import { readBankFile } from './bank-file';
import { EXIT_CODES, readCountry, requiredOption, UsageError, type Command, type CommandArguments } from '../command';
import { csvRecord } from '../files/csv';
import { findAccount, accountNameText } from '../accounts/find-account';
import { problemLine } from '../lists/read-list';

const amountText = (amount: Money) => `${formatPlainAmount(amount)} ${amount.currency}`;

/** The option had the name `--market` in earlier releases. */
const FORMER_OPTIONS = { market: 'country' };

/** Returns the country of the option, or all countries without it. */
const countriesOf = ({ options: { country } }: CommandArguments): readonly Country[] =>
  country === undefined ? COUNTRIES : [readCountry('country', country)];

const payoutsPropose: Command = {
  name: 'payouts propose',
  usage: '[--country CODE] [--on DAY] [--ahead]',
  summary:
    'proposes payouts of collected money that is due, in each market that has its payout day; a second run changes nothing',
  options: ['country', 'on'],
  formerOptions: FORMER_OPTIONS,
  flags: ['ahead'],
  async run({ db, now, out, err }, args) {
    const { on } = args.options;
    if (on !== undefined && !isDay(on)) throw new UsageError('--on must be a day, like 2026-12-01');
    const markets = countriesOf(args).map((country) => {
      const today = localDay(now(), MARKETS[country].timeZone);
      // The money of a later day has not been held long enough yet, and may be corrected until then.
      if (on !== undefined && on > today && !args.flags.has('ahead'))
        throw new UsageError(`--on must not be after today in ${country}; --ahead proposes later payouts now`);
      return { country, day: on ?? today };
    });
    let accountsWithoutPayee = 0;
    const all = await listPayoutTerms(db);
    for (const { country, day } of markets) {
      const terms = all.filter(({ countryCode }) => countryCode === country);
      const proposals = await proposePayouts(db, { country, day, terms }, now());
      if ('nextDay' in proposals) {
        out(
          `${country}: ${proposals.nextDay === null ? 'no payout terms' : `the next payout day is ${proposals.nextDay}`}.`,
        );
        continue;
      }
      out(`${country}: ${countText(proposals.filter(({ payout }) => payout !== null).length, 'payout')} proposed.`);
      for (const { account, amount, parcels, payout, lacksPayee } of proposals) {
        if (lacksPayee) {
          accountsWithoutPayee += 1;
          err(
            `${account}: ${amountText(amount)} is due, but no bank account is stored. Store it with \`payouts payee\`.`,
          );
        } else out(`${payout} ${account} ${amountText(amount)}, ${countText(parcels, 'parcel')}`);
      }
    }
    return accountsWithoutPayee > 0 ? EXIT_CODES.failed : EXIT_CODES.ok;
  },
};

/** Columns of the bank's file. The bank fills in the last four. */
export const BANK_COLUMNS = [
  'payout',
  'holder',
  'bank',
  'account',
  'amount',
  'currency',
  'proposedOn',
  'status',
  'date',
  'reference',
  'reason',
] as const;

const payoutsExport: Command = {
  name: 'payouts export',
  usage: '',
  summary: 'prints proposed payouts as CSV for the bank, which fills in status, date, reference and reason',
  async run({ db, now, out }) {
    out(csvRecord([...BANK_COLUMNS]));
    for (const { payout, payee } of await exportPayouts(db, now())) {
      const { currency, timeZone } = MARKETS[payout.country_code];
      const { holder, bank, account } = payee;
      const amount = formatPlainAmount(money(currency, payout.minor));
      const proposedOn = localDay(new Date(payout.proposed_at), timeZone);
      out(csvRecord([payout.id, holder, bank, account, amount, currency, proposedOn, '', '', '', '']));
    }
    return EXIT_CODES.ok;
  },
};

const payoutsImport: Command = {
  name: 'payouts import',
  usage: 'FILE.csv',
  summary: 'records what the bank did with payouts, all or nothing; lines that are already recorded change nothing',
  positionals: 1,
  async run({ config, db, now, out, err }, { positionals: [file = ''] }) {
    const { lines, problems } = readBankFile(await readFile(file, 'utf8'));
    const outcome =
      problems.length > 0
        ? { paid: 0, rejected: 0, known: 0, problems }
        : await settlePayouts({ config, db, now }, lines);
    if (outcome.problems.length > 0) {
      outcome.problems.forEach((problem) => err(problemLine(problem)));
      err(`Nothing was imported: ${countText(outcome.problems.length, 'problem')} in ${file}.`);
      return EXIT_CODES.failed;
    }
    out(`${countText(outcome.paid, 'payout')} paid, ${outcome.rejected} rejected, ${outcome.known} already recorded.`);
    return EXIT_CODES.ok;
  },
};

const payoutsPayee: Command = {
  name: 'payouts payee',
  usage: 'ACCOUNT --country CODE --holder NAME --bank NAME --number NUMBER',
  summary: "stores the bank account to which an account's money of a market is paid out",
  options: ['country', 'holder', 'bank', 'number'],
  formerOptions: FORMER_OPTIONS,
  positionals: 1,
  async run(operation, args) {
    const { db, now, out, err, about } = operation;
    const country = readCountry('country', requiredOption(args, 'country'));
    const payee = {
      holder: requiredOption(args, 'holder'),
      bank: requiredOption(args, 'bank'),
      account: requiredOption(args, 'number'),
    };
    const user = await findAccount(db, args.positionals[0] ?? '');
    if (!user) {
      err(notFoundLine('account', args.positionals[0]));
      return EXIT_CODES.failed;
    }
    about(user.id);
    await setPayee(db, { userId: user.id, country }, payee, now());
    out(`${accountNameText(user)}: money collected in ${country} is paid to ${payee.holder}, ${payee.bank}.`);
    return EXIT_CODES.ok;
  },
};

export const PAYOUTS_COMMANDS: readonly Command[] = [payoutsPropose, payoutsExport, payoutsImport, payoutsPayee];
