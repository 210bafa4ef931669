import 'server-only';
import path from 'node:path';
import type { VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { prepareEvidence } from '../../../parcels/attempts/prepare-evidence';
import type { EvidenceRow } from '../../../parcels/attempts/attempt-store';
import { prepareProof, type NewProof } from '../../../parcels/proofs/prepare-proof';
import { readScanLine } from '../../../parcels/tracking/read-scan';
import { scanKey, type ScanRow } from '../../../parcels/tracking/tracking-store';
import type { CommandScope } from '../command';
import { inBatches, MAX_LINE, readLines, type InputLine } from '../files/read-lines';
import type { RejectedLine } from '../files/reject-file';

/** Batch of scans with their line numbers, and the lines that could not be read. */
export interface ScanBatch {
  lines: number;
  scans: ScanRow[];
  numbers: number[];
  /** Keyed by `scanKey`. */
  proofs: Map<string, NewProof>;
  attempts: Map<string, EvidenceRow>;
  rejects: RejectedLine[];
}

/**
 * Maximum number of proofs and attempts per transaction. Their photos are in memory together, and other writes wait.
 */
const MAX_PROOFS = 100;

const newBatch = (): ScanBatch => ({
  lines: 0,
  scans: [],
  numbers: [],
  proofs: new Map(),
  attempts: new Map(),
  rejects: [],
});

interface Settings {
  /** Lines per batch. */
  size: number;
  vocabulary: VocabularyName | undefined;
}

const cutLine = { ok: false as const, reason: `the line is longer than ${MAX_LINE} characters` };

/**
 * Yields the scans of a file in batches, with the proofs and evidence of attempts, whose photos are beside the file.
 * Every line is in one batch.
 */
export async function* readBatches(
  { db, now }: Pick<CommandScope, 'db' | 'now'>,
  file: string,
  { size, vocabulary }: Settings,
): AsyncGenerator<ScanBatch> {
  const folder = path.dirname(path.resolve(file));
  const add = async (batch: ScanBatch, { number, text, isCut }: InputLine): Promise<void> => {
    batch.lines += 1;
    if (text.trim() === '') return;
    const reject = (reason: string) => void batch.rejects.push({ line: number, reason, text });
    const line = isCut ? cutLine : readScanLine(text, now(), vocabulary);
    if (!line.ok) return reject(line.reason);
    const reading = { db, folder, now: now() };
    const proof = line.proof && (await prepareProof(reading, line.scan, line.proof));
    if (typeof proof === 'string') return reject(proof);
    const attempt = line.evidence && (await prepareEvidence(reading, line.scan, line.evidence));
    if (typeof attempt === 'string') return reject(attempt);
    batch.scans.push(line.scan);
    batch.numbers.push(number);
    const key = scanKey(line.scan);
    // If a scan occurs twice in the file, its first line is stored.
    if (proof && !batch.proofs.has(key)) batch.proofs.set(key, proof);
    if (attempt && !batch.attempts.has(key)) batch.attempts.set(key, attempt);
  };
  for await (const lines of inBatches(readLines(file), size)) {
    let batch = newBatch();
    for (const line of lines) {
      await add(batch, line);
      if (batch.proofs.size + batch.attempts.size < MAX_PROOFS) continue;
      yield batch;
      batch = newBatch();
    }
    if (batch.lines > 0) yield batch;
  }
}
