import 'server-only';
import { access } from 'node:fs/promises';
import type { ImportOutcome } from '../tracking/import-scans';
import { readScanLine } from '../tracking/read-scan';
import { scanKey, type ScanRow } from '../tracking/store';
import { EXIT, type Command, type Operation } from './command';
import { importBatch } from './import-batch';
import { MAX_LINE, inBatches, readLines, type Line } from './read-lines';
import { clearRejects, appendRejects, rejectFileOf, type Reject } from './reject-file';

const BATCH = 2000;

interface Totals {
  lines: number;
  stored: number;
  known: number;
  rejected: number;
  moved: number;
  misfits: number;
  withoutOrder: number;
}

interface LineReport {
  line: number;
  what: string;
}

function readBatch(lines: readonly Line[], now: Date) {
  const scans: ScanRow[] = [];
  const rejects: Reject[] = [];
  const lineOf = new Map<string, number>();
  for (const { number, text, cut } of lines) {
    if (text.trim() === '') continue;
    const read = cut
      ? { ok: false as const, reason: `the line is longer than ${MAX_LINE} characters` }
      : readScanLine(text, now);
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
  if (totals.rejected > 0) out(`The rejected lines are in ${rejectFileOf(file)}`);
}

export const eventsImport: Command = {
  name: 'events import',
  usage: 'FILE.ndjson',
  summary: 'takes in scan events, one JSON object a line; may be repeated',
  positionals: 1,
  async run(operation, { positionals }) {
    const [file = ''] = positionals;
    await access(file);
    await clearRejects(file);
    const totals: Totals = { lines: 0, stored: 0, known: 0, rejected: 0, moved: 0, misfits: 0, withoutOrder: 0 };
    try {
      let taking = Promise.resolve();
      for await (const lines of inBatches(readLines(file), BATCH)) {
        // While the database takes in the lines before.
        const batch = readBatch(lines, operation.now());
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
