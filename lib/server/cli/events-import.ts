import 'server-only';
import { access } from 'node:fs/promises';
import type { Engine } from '../db/engine';
import { isPostgres } from '../db/open';
import type { ImportOutcome } from '../tracking/import-scans';
import { readScanLine } from '../tracking/read-scan';
import { scanKey, type ScanRow } from '../tracking/store';
import { PARTNER_EVENT } from '@/lib/parcel/scan-codes';
import { isVocabularyName, VOCABULARIES, type VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { EXIT, UsageError, type Command, type CommandArguments, type Operation } from './command';
import { importBatch } from './import-batch';
import { MAX_LINE, inBatches, readLines, type Line } from './read-lines';
import { clearRejects, appendRejects, rejectFileOf, type Reject } from './reject-file';

/**
 * Lines of one transaction: while it runs, whoever else moves its orders waits, and on SQLite whoever else writes. PostgreSQL works on
 * one batch while another is being planned or told; SQLite has one writer.
 */
export const BATCHES: Readonly<Record<Engine, { lines: number; atOnce: number }>> = {
  sqlite: { lines: 4000, atOnce: 1 },
  postgres: { lines: 2000, atOnce: 2 },
};

interface Totals {
  lines: number;
  stored: number;
  known: number;
  rejected: number;
  /** Lines by the partner's codes that ours do not say. */
  kept: Map<string, number>;
  moved: number;
  misfits: number;
  withoutOrder: number;
}

const newTotals = (): Totals => ({
  lines: 0,
  stored: 0,
  known: 0,
  rejected: 0,
  kept: new Map(),
  moved: 0,
  misfits: 0,
  withoutOrder: 0,
});

interface LineReport {
  line: number;
  what: string;
}

/** Scans, with the numbers of their lines beside them, and what could not be read. */
interface Batch {
  lines: number;
  scans: ScanRow[];
  numbers: number[];
  rejects: Reject[];
}

function readBatch(lines: readonly Line[], now: Date, vocabulary: VocabularyName | undefined): Batch {
  const batch: Batch = { lines: lines.length, scans: [], numbers: [], rejects: [] };
  for (const { number, text, cut } of lines) {
    if (text.trim() === '') continue;
    const read = cut
      ? { ok: false as const, reason: `the line is longer than ${MAX_LINE} characters` }
      : readScanLine(text, now, vocabulary);
    if (read.ok) {
      batch.scans.push(read.scan);
      batch.numbers.push(number);
    } else batch.rejects.push({ line: number, reason: read.reason, text });
  }
  return batch;
}

function misfitReport({ scan, from }: ImportOutcome['misfits'][number], line: number): LineReport {
  const what = `${scan.code} of ${scan.waybill_no} was stored, but does not follow from ${from}: the order was not moved`;
  return { line, what };
}

function unpricedReport({ waybillNo, reason }: ImportOutcome['unpriced'][number], line: number): LineReport {
  return { line, what: `${waybillNo} was measured and keeps its price: ${reason}` };
}

function countKept(scans: readonly ScanRow[], { kept }: Totals): void {
  for (const { code, received_code } of scans)
    if (code === PARTNER_EVENT && received_code !== null) kept.set(received_code, (kept.get(received_code) ?? 0) + 1);
}

/** Codes that the line of a report names; a partner may send any number of them. */
const NAMED = 10;

function keptReport({ kept }: Totals): string {
  const all = [...kept].toSorted(([, one], [, other]) => other - one);
  const sum = all.reduce((total, [, count]) => total + count, 0);
  const named = all.slice(0, NAMED).map(([code, count]) => (count === 1 ? code : `${code} (${count})`));
  const more = all.length > NAMED ? `, and ${all.length - NAMED} more` : '';
  return `${sum} events with codes that ours do not say, kept as received: ${named.join(', ')}${more}`;
}

/** What is to be said of a batch that was taken in. A scan that stands in it twice is named by its first line. */
function outcomeReports({ scans, numbers }: Batch, { misfits, unpriced }: ImportOutcome): LineReport[] {
  if (misfits.length + unpriced.length === 0) return [];
  const lineOf = new Map(scans.map((scan, index) => [scanKey(scan), numbers[index]!] as const).reverse());
  const lineOfWaybill = new Map(scans.map((scan) => [scan.waybill_no, lineOf.get(scanKey(scan))!]));
  return [
    ...misfits.map((misfit) => misfitReport(misfit, lineOf.get(scanKey(misfit.scan))!)),
    ...unpriced.map((each) => unpricedReport(each, lineOfWaybill.get(each.waybillNo)!)),
  ];
}

const NOTHING: ImportOutcome = { stored: 0, known: 0, moved: 0, misfits: [], withoutOrder: 0, unpriced: [] };

async function takeIn({ err }: Operation, file: string, batch: Batch, outcome: ImportOutcome, totals: Totals) {
  const { lines, rejects } = batch;
  const reports = [
    ...rejects.map(({ line, reason }): LineReport => ({ line, what: reason })),
    ...outcomeReports(batch, outcome),
  ];
  await appendRejects(file, rejects);
  for (const { line, what } of reports.toSorted((one, other) => one.line - other.line)) err(`line ${line}: ${what}`);
  totals.stored += outcome.stored;
  totals.known += outcome.known;
  totals.moved += outcome.moved;
  totals.misfits += outcome.misfits.length;
  totals.withoutOrder += outcome.withoutOrder;
  totals.rejected += rejects.length;
  countKept(batch.scans, totals);
  totals.lines += lines;
}

/** Takes in the batches of a file, and tells of them in their order. */
async function importFile(
  operation: Operation,
  file: string,
  vocabulary: VocabularyName | undefined,
  totals: Totals,
): Promise<void> {
  const { db, now } = operation;
  const { lines: size, atOnce } = BATCHES[isPostgres(db) ? 'postgres' : 'sqlite'];
  const underWay: Promise<void>[] = [];
  try {
    for await (const lines of inBatches(readLines(file), size)) {
      const batch = readBatch(lines, now(), vocabulary);
      if (underWay.length === atOnce) await underWay.shift();
      const before = underWay.at(-1);
      const importing = batch.scans.length > 0 ? importBatch(db, batch.scans, now()) : NOTHING;
      const take = async () => {
        // Whichever failed, nothing of this batch is under way any more.
        await Promise.allSettled([importing, before]);
        await before;
        await takeIn(operation, file, batch, await importing, totals);
      };
      const taking = take();
      // Awaited above or below.
      taking.catch(() => undefined);
      underWay.push(taking);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

function report({ out }: Operation, file: string, totals: Totals): void {
  out(
    `${totals.lines} lines: ${totals.stored} events stored, ${totals.known} known already, ${totals.rejected} rejected`,
  );
  out(
    `${totals.moved} moves of orders, ${totals.misfits} events that no order could follow, ${totals.withoutOrder} of waybills without an order`,
  );
  if (totals.kept.size > 0) out(keptReport(totals));
  if (totals.rejected > 0) out(`The rejected lines are in ${rejectFileOf(file)}`);
}

/** Throws UsageError for a name that is none. */
function vocabularyOf({ options: { vocabulary } }: CommandArguments): VocabularyName | undefined {
  if (vocabulary === undefined || isVocabularyName(vocabulary)) return vocabulary;
  throw new UsageError(`--vocabulary is one of ${Object.keys(VOCABULARIES).join(', ')}`);
}

export const eventsImport: Command = {
  name: 'events import',
  usage: `FILE.ndjson [--vocabulary ${Object.keys(VOCABULARIES).join('|')}]`,
  summary: 'takes in scan events, ours or a partner’s, one JSON object a line; may be repeated',
  options: ['vocabulary'],
  positionals: 1,
  async run(operation, given) {
    const [file = ''] = given.positionals;
    const vocabulary = vocabularyOf(given);
    await access(file);
    await clearRejects(file);
    const totals = newTotals();
    try {
      await importFile(operation, file, vocabulary, totals);
    } catch (error) {
      operation.err(
        `Stopped after line ${totals.lines}; every batch up to it is stored. Run it again: nothing is taken in twice.`,
      );
      throw error;
    }
    report(operation, file, totals);
    return totals.rejected > 0 ? EXIT.failed : EXIT.ok;
  },
};
