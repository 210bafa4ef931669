import 'server-only';
import Papa from 'papaparse';
import { money } from '@/lib/billing/money';
import { parseAmount } from '@/lib/i18n/format/parse-amount';
import { isDay } from '@/lib/time/calendar-date';
import { COUNTRIES, MARKETS } from '@/lib/market/country';
import type { BankLine } from '../../../parcels/collections/payout-store';
import type { ListProblem } from '../../../platform/list-kind';

const CURRENCIES: ReadonlySet<string> = new Set(COUNTRIES.map((country) => MARKETS[country].currency));

/** Columns that an import needs. Other columns are ignored. */
const NEEDED_COLUMNS = ['payout', 'amount', 'currency', 'status', 'date', 'reference', 'reason'] as const;
type Cells = Record<(typeof NEEDED_COLUMNS)[number], string>;

/** Returns one line of the bank, or its mistakes by column. */
function readLine(cells: Cells): BankLine | [field: string, message: string][] {
  const mistakes: [string, string][] = [];
  const state = cells.status.toUpperCase();
  const isState = state === 'PAID' || state === 'REJECTED';
  const minor = CURRENCIES.has(cells.currency) ? parseAmount(cells.amount, cells.currency) : null;
  if (cells.payout === '') mistakes.push(['payout', 'is missing']);
  if (!CURRENCIES.has(cells.currency)) mistakes.push(['currency', 'is not one of our currencies']);
  else if (minor === null) mistakes.push(['amount', `is not an amount in ${cells.currency}`]);
  if (!isState) mistakes.push(['status', 'is not PAID or REJECTED']);
  if (!isDay(cells.date)) mistakes.push(['date', 'is not a day, like 2026-12-01']);
  if (state === 'PAID' && cells.reference === '') mistakes.push(['reference', 'is missing']);
  if (state === 'REJECTED' && cells.reason === '') mistakes.push(['reason', 'is missing']);
  if (mistakes.length > 0 || !isState || minor === null) return mistakes;
  return {
    payout: cells.payout,
    state,
    amount: money(cells.currency, minor),
    on: cells.date,
    reference: cells.reference || null,
    reason: state === 'REJECTED' ? cells.reason : null,
  };
}

/**
 * Reads the bank's CSV file: the file of `payouts export` with the last columns filled in. Returns every problem of
 * every line.
 */
export function readBankFile(text: string): { lines: BankLine[]; problems: ListProblem[] } {
  const { data, meta } = Papa.parse<Partial<Cells>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transform: (cell) => cell.trim(),
  });
  const missing = NEEDED_COLUMNS.filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) return { lines: [], problems: [{ message: `the file has no column ${missing.join(', ')}` }] };
  const lines: BankLine[] = [];
  const problems: ListProblem[] = [];
  data.forEach((row, index) => {
    const cells = Object.fromEntries(NEEDED_COLUMNS.map((name) => [name, row[name] ?? ''])) as Cells; // a short line lacks cells
    const line = readLine(cells);
    if (Array.isArray(line)) problems.push(...line.map(([field, message]) => ({ item: index + 1, field, message })));
    else lines.push(line);
  });
  return { lines, problems };
}
