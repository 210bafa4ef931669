import 'server-only';
import { money } from '@/lib/billing/money';
import { MAX_STATEMENT_ENTRIES } from '@/lib/contract/orders/collections';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { formatDay } from '@/lib/i18n/format/format-day';
import { formatPrintedMoney, formatPlainAmount } from '@/lib/i18n/format/format-money';
import { countryName } from '@/lib/i18n/names/place-name';
import { BRAND } from '@/lib/market/brand';
import { addDays, instantOf, localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { numeralLocale } from '@/lib/market/prefix';
import { userOf, type Context } from '../../platform/context';
import { fieldError } from '../../platform/errors';
import type { StatementContent } from '../../platform/ports/print-content';
import { translateSheet } from '../../platform/texts/server-texts';
import { consumeAttempt } from '../../platform/throttle/consume-attempt';
import { FILES_OF_ACCOUNT } from '../../platform/throttle/policies';
import type { Verb } from '../../platform/verb';
import type { LedgerEntryRow } from './ledger-store';
import { findBalanceBefore, effectOf, listLedgerEntriesWithin } from './account-ledger-store';
import { findOwnLedger } from './account-collections';

type Period = ParsedRequestOf<'getCollectionStatement'>;

interface Statement {
  opening: number;
  closing: number;
  lines: (LedgerEntryRow & { effect: number; balance: number })[];
}

/**
 * Returns the entries of a period with the balance after each. Returns no entries and a balance of 0 without a ledger.
 * Throws a field error for `to` above `MAX_STATEMENT_ENTRIES`.
 */
async function readStatement(ctx: Context, { countryCode, from, to }: Period): Promise<Statement> {
  const ledger = await findOwnLedger(ctx, countryCode);
  if (!ledger) return { opening: 0, closing: 0, lines: [] };
  const { timeZone } = MARKETS[countryCode];
  const start = instantOf(from, 0, timeZone).toISOString();
  const until = instantOf(addDays(to, 1), 0, timeZone).toISOString();
  const [opening, rows] = await Promise.all([
    findBalanceBefore(ctx.db, ledger.id, start),
    listLedgerEntriesWithin(ctx.db, ledger.id, { from: start, until, max: MAX_STATEMENT_ENTRIES + 1 }),
  ]);
  if (rows.length > MAX_STATEMENT_ENTRIES) throw fieldError('to', 'tooMany');
  let balance = opening;
  const lines = rows.map((row) => {
    const effect = effectOf(row);
    balance += effect;
    return { ...row, effect, balance };
  });
  return { opening, closing: balance, lines };
}

/** Returns the function that translates a key of the statement's texts. */
const translator = (ctx: Context) => (key: string) => translateSheet(ctx.language, 'collections', key);

function columnsOf(ctx: Context): string[] {
  const translate = translator(ctx);
  return ['day', 'entry', 'waybill', 'payout', 'amount', 'balance'].map((name) => translate(`columns.${name}`));
}

/** Returns the rows, each with its day in the market. */
function rowsOf(ctx: Context, { lines }: Statement, { countryCode }: Period, amount: (minor: number) => string) {
  const translate = translator(ctx);
  return lines.map(({ at, kind, waybill_no, payout_id, effect, balance }) => [
    localDay(new Date(at), MARKETS[countryCode].timeZone),
    translate(`kinds.${kind}`),
    waybill_no,
    payout_id ?? '',
    amount(effect),
    amount(balance),
  ]);
}

function statementContentOf(ctx: Context, statement: Statement, period: Period): StatementContent {
  const translate = translator(ctx);
  const { countryCode, from, to } = period;
  const { currency } = MARKETS[countryCode];
  const locale = numeralLocale(ctx);
  const day = (date: string) => formatDay(date, locale);
  const amount = (minor: number) => formatPrintedMoney(money(currency, minor));
  return {
    kind: 'statement',
    title: translate('file.title'),
    language: ctx.language,
    brand: BRAND.name,
    madeAt: ctx.now().toISOString(),
    facts: [
      { label: translate('statement.market'), value: countryName(countryCode, ctx.language) },
      { label: translate('file.period'), value: `${day(from)} – ${day(to)}` },
      { label: translate('file.opening'), value: amount(statement.opening) },
      { label: translate('file.closing'), value: amount(statement.closing) },
    ],
    columns: columnsOf(ctx),
    rows: rowsOf(ctx, statement, period, amount).map(([on, ...rest]) => [day(on!), ...rest]),
    note: translate('file.note'),
  };
}

/**
 * Returns the entries of a market in a period as a file. Counts against the account's limit of files. Throws a field
 * error for `to` if it is before `from` or the period has too many entries.
 */
export const getCollectionStatement: Verb<'getCollectionStatement'> = async ({ ctx, input }) => {
  const { format, countryCode, from, to } = input;
  const { userId } = userOf(ctx);
  if (to < from) throw fieldError('to', 'invalid');
  await consumeAttempt(ctx, FILES_OF_ACCOUNT, userId);
  const statement = await readStatement(ctx, input);
  const name = `${BRAND.name.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${countryCode}-${from}-${to}.${format}`;
  if (format === 'pdf') return { name, bytes: await ctx.pdf.print(statementContentOf(ctx, statement, input), userId) };
  const { currency } = MARKETS[countryCode];
  const plain = (minor: number) => formatPlainAmount(money(currency, minor));
  const head = columnsOf(ctx).map((column, index) => (index < 4 ? column : `${column} (${currency})`));
  const sheet = { title: translator(ctx)('statement.title'), rows: [head, ...rowsOf(ctx, statement, input, plain)] };
  const { bytes } = await ctx.sheets.write({ format, language: ctx.language, sheet }, userId);
  return { name, bytes };
};
