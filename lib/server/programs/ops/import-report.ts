import 'server-only';
import { PARTNER_EVENT } from '@/lib/parcel/scan-codes';
import type { ImportOutcome } from '../../parcels/tracking/import-scans';
import { scanKey, type ScanRow } from '../../parcels/tracking/store';
import type { Batch } from './read-batches';

/** What became of a file, as far as it was taken in. */
export interface Totals {
  lines: number;
  stored: number;
  known: number;
  rejected: number;
  /** Lines by the partner's codes that ours do not say. */
  kept: Map<string, number>;
  moved: number;
  misfits: number;
  withoutOrder: number;
  /** Proofs of delivery that were kept, those of them with the parcel's code and with another one; those of no account's parcels. */
  proofs: { kept: number; right: number; wrong: number; unowned: number };
}

export const newTotals = (): Totals => ({
  lines: 0,
  stored: 0,
  known: 0,
  rejected: 0,
  kept: new Map(),
  moved: 0,
  misfits: 0,
  withoutOrder: 0,
  proofs: { kept: 0, right: 0, wrong: 0, unowned: 0 },
});

interface LineReport {
  line: number;
  what: string;
}

function misfitReport({ scan, from }: ImportOutcome['misfits'][number], line: number): LineReport {
  const what = `${scan.code} of ${scan.waybill_no} was stored, but does not follow from ${from}: the order was not moved`;
  return { line, what };
}

function unpricedReport({ waybillNo, reason }: ImportOutcome['unpriced'][number], line: number): LineReport {
  return { line, what: `${waybillNo} was measured and keeps its price: ${reason}` };
}

function wrongCodeReport(waybillNo: string, line: number): LineReport {
  return { line, what: `the handover code of ${waybillNo} is wrong: the delivery was taken in without it` };
}

function countProofs({ proofs, unownedProofs }: ImportOutcome, totals: Totals): void {
  const codes = [...proofs.values()].map(({ isCodeRight }) => isCodeRight);
  totals.proofs.kept += proofs.size;
  totals.proofs.right += codes.filter((isRight) => isRight === true).length;
  totals.proofs.wrong += codes.filter((isRight) => isRight === false).length;
  totals.proofs.unowned += unownedProofs;
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

/** What is to be said of the scans of a batch. A scan that stands in it twice is named by its first line. */
function outcomeReports({ scans, numbers }: Batch, { misfits, unpriced, proofs }: ImportOutcome): LineReport[] {
  const wrong = [...proofs].filter(([, { isCodeRight }]) => isCodeRight === false);
  if (misfits.length + unpriced.length + wrong.length === 0) return [];
  const lineOf = new Map(scans.map((scan, index) => [scanKey(scan), numbers[index]!] as const).reverse());
  const lineOfWaybill = new Map(scans.map((scan) => [scan.waybill_no, lineOf.get(scanKey(scan))!]));
  return [
    ...misfits.map((misfit) => misfitReport(misfit, lineOf.get(scanKey(misfit.scan))!)),
    ...wrong.map(([key, { row }]) => wrongCodeReport(row.waybill_no, lineOf.get(key)!)),
    ...unpriced.map((each) => unpricedReport(each, lineOfWaybill.get(each.waybillNo)!)),
  ];
}

/** What is to be said of a batch that was taken in, line by line. */
export function lineReports(batch: Batch, outcome: ImportOutcome): LineReport[] {
  const rejects = batch.rejects.map(({ line, reason }): LineReport => ({ line, what: reason }));
  return [...rejects, ...outcomeReports(batch, outcome)].sort((one, other) => one.line - other.line);
}

/** Adds a batch that was taken in. */
export function count(totals: Totals, batch: Batch, outcome: ImportOutcome): void {
  totals.stored += outcome.stored;
  totals.known += outcome.known;
  totals.moved += outcome.moved;
  totals.misfits += outcome.misfits.length;
  totals.withoutOrder += outcome.withoutOrder;
  totals.rejected += batch.rejects.length;
  countKept(batch.scans, totals);
  countProofs(outcome, totals);
  totals.lines += batch.lines;
}

function proofReport({ proofs: { kept, right, wrong, unowned } }: Totals): string {
  return `${kept} proofs of delivery kept, ${right} with the right code, ${wrong} with a wrong one; ${unowned} not kept, of parcels that no account has`;
}

/** What became of the whole file, in lines. */
export function totalReports(totals: Totals): string[] {
  const { lines, stored, known, rejected, moved, misfits, withoutOrder, kept, proofs } = totals;
  return [
    `${lines} lines: ${stored} events stored, ${known} known already, ${rejected} rejected`,
    `${moved} moves of orders, ${misfits} events that no order could follow, ${withoutOrder} of waybills without an order`,
    ...(kept.size > 0 ? [keptReport(totals)] : []),
    ...(proofs.kept + proofs.unowned > 0 ? [proofReport(totals)] : []),
  ];
}
