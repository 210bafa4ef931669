import 'server-only';
import { access } from 'node:fs/promises';
import type { ImportOutcome } from '../tracking/import-scans';
import { readScanLine } from '../tracking/read-scan';
import { scanKey, type ScanRow } from '../tracking/store';
import { PARTNER_EVENT } from '@/lib/parcel/scan-codes';
import { isVocabularyName, VOCABULARIES, type VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { EXIT, UsageError, type Command, type CommandArguments, type Operation } from './command';
import { importBatch } from './import-batch';
import { MAX_LINE, inBatches, readLines, type Line } from './read-lines';
import { clearRejects, appendRejects, rejectFileOf, type Reject } from './reject-file';

const BATCH = 2000;

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

function readBatch(lines: readonly Line[], now: Date, vocabulary: VocabularyName | undefined) {
  const scans: ScanRow[] = [];
  const rejects: Reject[] = [];
  const lineOf = new Map<string, number>();
  for (const { number, text, cut } of lines) {
    if (text.trim() === '') continue;
    const read = cut
      ? { ok: false as const, reason: `the line is longer than ${MAX_LINE} characters` }
      : readScanLine(text, now, vocabulary);
    if (read.ok) {
      scans.push(read.scan);
      const key = scanKey(read.scan);
      if (!lineOf.has(key)) lineOf.set(key, number);
    } else rejects.push({ line: number, reason: read.reason, text });
  }
  return { lines: lines.length, scans, rejects, lineOf };
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

async function takeIn(
  { db, now, err }: Operation,
  file: string,
  { lines, scans, rejects, lineOf }: ReturnType<typeof readBatch>,
  totals: Totals,
): Promise<void> {
  const reports = rejects.map(({ line, reason }): LineReport => ({ line, what: reason }));
  if (scans.length > 0) {
    const outcome = await importBatch(db, scans, now());
    totals.stored += outcome.stored;
    totals.known += outcome.known;
    totals.moved += outcome.moved;
    totals.misfits += outcome.misfits.length;
    totals.withoutOrder += outcome.withoutOrder;
    countKept(scans, totals);
    reports.push(...outcome.misfits.map((misfit) => misfitReport(misfit, lineOf.get(scanKey(misfit.scan))!)));
    const lineOfWaybill = new Map(scans.map((scan) => [scan.waybill_no, lineOf.get(scanKey(scan))!]));
    reports.push(...outcome.unpriced.map((each) => unpricedReport(each, lineOfWaybill.get(each.waybillNo)!)));
  }
  await appendRejects(file, rejects);
  for (const { line, what } of reports.toSorted((one, other) => one.line - other.line)) err(`line ${line}: ${what}`);
  totals.rejected += rejects.length;
  totals.lines += lines;
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
      let taking = Promise.resolve();
      for await (const lines of inBatches(readLines(file), BATCH)) {
        // While the database takes in the lines before.
        const batch = readBatch(lines, operation.now(), vocabulary);
        await taking;
        taking = takeIn(operation, file, batch, totals);
        // Awaited above or below.
        taking.catch(() => undefined);
      }
      await taking;
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
