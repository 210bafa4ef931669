import 'server-only';
import { PARTNER_EVENT } from '@/lib/parcel/scan-codes';
import type { ImportOutcome } from '../../../parcels/tracking/import-scans';
import { scanKey, type ScanRow } from '../../../parcels/tracking/tracking-store';
import { countText } from '../lines';
import type { ScanBatch } from './read-batches';

/** Result of importing a file so far. */
export interface ImportTotals {
  lines: number;
  stored: number;
  known: number;
  rejected: number;
  /** Number of events with a partner's code that has no translation, by code. */
  partnerEvents: Map<string, number>;
  moved: number;
  misfits: number;
  withoutOrder: number;
  /**
   * Proofs of delivery: stored, with the right delivery code, with a wrong one, and not stored because no account has
   * the parcel.
   */
  proofs: { stored: number; right: number; wrong: number; unowned: number };
  /** Evidence of failed attempts: stored, and not stored because no account has the parcel. */
  attempts: { stored: number; unowned: number };
}

export const newTotals = (): ImportTotals => ({
  lines: 0,
  stored: 0,
  known: 0,
  rejected: 0,
  partnerEvents: new Map(),
  moved: 0,
  misfits: 0,
  withoutOrder: 0,
  proofs: { stored: 0, right: 0, wrong: 0, unowned: 0 },
  attempts: { stored: 0, unowned: 0 },
});

interface LineReport {
  line: number;
  what: string;
}

function misfitReport({ scan, from }: ImportOutcome['misfits'][number], line: number): LineReport {
  const what = `${scan.code} of ${scan.waybill_no} was stored, but is not possible after ${from}: the parcel did not change`;
  return { line, what };
}

function unpricedReport({ waybillNo, reason }: ImportOutcome['unpriced'][number], line: number): LineReport {
  return { line, what: `${waybillNo} was measured, but its price did not change: ${reason}` };
}

function earlyReport({ waybillNo, missing }: ImportOutcome['early'][number], line: number): LineReport {
  const what = `${waybillNo} was taken over, but its receiver has not given: ${missing.join(', ')}`;
  return { line, what };
}

function wrongCodeReport(waybillNo: string, line: number): LineReport {
  return { line, what: `the handover code of ${waybillNo} is wrong: the delivery was stored without it` };
}

function countProofs({ proofs, unownedProofs }: ImportOutcome, totals: ImportTotals): void {
  const codes = [...proofs.values()].map(({ isCodeRight }) => isCodeRight);
  totals.proofs.stored += proofs.size;
  totals.proofs.right += codes.filter((isRight) => isRight === true).length;
  totals.proofs.wrong += codes.filter((isRight) => isRight === false).length;
  totals.proofs.unowned += unownedProofs;
}

function countPartnerEvents(scans: readonly ScanRow[], { partnerEvents }: ImportTotals): void {
  for (const { code, received_code } of scans)
    if (code === PARTNER_EVENT && received_code !== null)
      partnerEvents.set(received_code, (partnerEvents.get(received_code) ?? 0) + 1);
}

/** Maximum number of codes in the line of a report. A partner may send any number of them. */
const MAX_LISTED_CODES = 10;

function partnerEventReport({ partnerEvents }: ImportTotals): string {
  const all = [...partnerEvents].toSorted(([, one], [, other]) => other - one);
  const sum = all.reduce((total, [, codeCount]) => total + codeCount, 0);
  const listedCodes = all
    .slice(0, MAX_LISTED_CODES)
    .map(([code, listedCount]) => (listedCount === 1 ? code : `${code} (${listedCount})`));
  const more = all.length > MAX_LISTED_CODES ? `, and ${all.length - MAX_LISTED_CODES} more` : '';
  return `${countText(sum, 'event')} with unknown codes, stored as received: ${listedCodes.join(', ')}${more}`;
}

/** Returns the reports on the scans of a batch. A scan that occurs twice has the number of its first line. */
function outcomeReports(
  { scans, numbers }: ScanBatch,
  { misfits, unpriced, early, proofs }: ImportOutcome,
): LineReport[] {
  const wrong = [...proofs].filter(([, { isCodeRight }]) => isCodeRight === false);
  if (misfits.length + unpriced.length + early.length + wrong.length === 0) return [];
  const lines = new Map(scans.map((scan, index) => [scanKey(scan), numbers[index]!] as const).reverse());
  // The outcome names only scans of the batch.
  const lineOf = (key: string) => lines.get(key) ?? 0;
  const newest = new Map(scans.map((scan) => [scan.waybill_no, scanKey(scan)]));
  const lineOfWaybill = (waybillNo: string) => lineOf(newest.get(waybillNo) ?? '');
  return [
    ...misfits.map((misfit) => misfitReport(misfit, lineOf(scanKey(misfit.scan)))),
    ...wrong.map(([key, { row }]) => wrongCodeReport(row.waybill_no, lineOf(key))),
    ...early.map((each) => earlyReport(each, lineOfWaybill(each.waybillNo))),
    ...unpriced.map((each) => unpricedReport(each, lineOfWaybill(each.waybillNo))),
  ];
}

/** Returns the reports on an imported batch, by line. */
export function lineReports(batch: ScanBatch, outcome: ImportOutcome): LineReport[] {
  const rejects = batch.rejects.map(({ line, reason }): LineReport => ({ line, what: reason }));
  return [...rejects, ...outcomeReports(batch, outcome)].sort((one, other) => one.line - other.line);
}

/** Adds the result of an imported batch. */
export function addToTotals(totals: ImportTotals, batch: ScanBatch, outcome: ImportOutcome): void {
  totals.stored += outcome.stored;
  totals.known += outcome.known;
  totals.moved += outcome.moved;
  totals.misfits += outcome.misfits.length;
  totals.withoutOrder += outcome.withoutOrder;
  totals.rejected += batch.rejects.length;
  countPartnerEvents(batch.scans, totals);
  countProofs(outcome, totals);
  totals.attempts.stored += outcome.attempts;
  totals.attempts.unowned += outcome.unownedAttempts;
  totals.lines += batch.lines;
}

function proofReport({ proofs: { stored, right, wrong, unowned } }: ImportTotals): string {
  return `${countText(stored, 'proof')} of delivery stored, ${right} with the right code, ${wrong} with a wrong one; ${unowned} not stored, because no account has the parcel.`;
}

/** Returns the report on the whole file, in lines. */
export function totalReports(totals: ImportTotals): string[] {
  const { lines, stored, known, rejected, moved, misfits, withoutOrder, partnerEvents, proofs, attempts } = totals;
  return [
    `${countText(lines, 'line')}: ${countText(stored, 'event')} stored, ${known} already known, ${rejected} rejected.`,
    `${countText(moved, 'change')} of state, ${countText(misfits, 'event')} not possible in the parcel's state, ${withoutOrder} for waybills without an order.`,
    ...(partnerEvents.size > 0 ? [partnerEventReport(totals)] : []),
    ...(proofs.stored + proofs.unowned > 0 ? [proofReport(totals)] : []),
    ...(attempts.stored + attempts.unowned > 0
      ? [
          `evidence of ${countText(attempts.stored, 'failed attempt')} stored; ${attempts.unowned} not stored, because no account has the parcel.`,
        ]
      : []),
  ];
}
