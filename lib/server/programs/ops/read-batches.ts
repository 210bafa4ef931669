import 'server-only';
import path from 'node:path';
import type { VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { prepareProof, type NewProof } from '../../parcels/proofs/prepare-proof';
import { readScanLine } from '../../parcels/tracking/read-scan';
import { scanKey, type ScanRow } from '../../parcels/tracking/store';
import type { Operation } from './command';
import { inBatches, MAX_LINE, readLines, type Line } from './read-lines';
import type { Reject } from './reject-file';

/** Scans, with the numbers of their lines beside them, and what could not be read. */
export interface Batch {
  lines: number;
  scans: ScanRow[];
  numbers: number[];
  /** By the keys of their scans. */
  proofs: Map<string, NewProof>;
  rejects: Reject[];
}

/** Proofs of one transaction: their photos are in memory together, and whoever else writes waits. */
const PROOFS = 100;

const newBatch = (): Batch => ({ lines: 0, scans: [], numbers: [], proofs: new Map(), rejects: [] });

interface Settings {
  /** Lines of a batch. */
  size: number;
  vocabulary: VocabularyName | undefined;
}

const cutLine = { ok: false as const, reason: `the line is longer than ${MAX_LINE} characters` };

/** The scans of a file with their proofs, whose photos stand beside it, in batches; every line stands in one of them. */
export async function* readBatches(
  { db, now }: Pick<Operation, 'db' | 'now'>,
  file: string,
  { size, vocabulary }: Settings,
): AsyncGenerator<Batch> {
  const folder = path.dirname(path.resolve(file));
  const add = async (batch: Batch, { number, text, cut }: Line): Promise<void> => {
    batch.lines += 1;
    if (text.trim() === '') return;
    const reject = (reason: string) => void batch.rejects.push({ line: number, reason, text });
    const read = cut ? cutLine : readScanLine(text, now(), vocabulary);
    if (!read.ok) return reject(read.reason);
    const proof = read.proof && (await prepareProof({ db, folder, now: now() }, read.scan, read.proof));
    if (typeof proof === 'string') return reject(proof);
    batch.scans.push(read.scan);
    batch.numbers.push(number);
    const key = scanKey(read.scan);
    // Of a scan that stands in the file twice the first line is stored.
    if (proof && !batch.proofs.has(key)) batch.proofs.set(key, proof);
  };
  for await (const lines of inBatches(readLines(file), size)) {
    let batch = newBatch();
    for (const line of lines) {
      await add(batch, line);
      if (batch.proofs.size < PROOFS) continue;
      yield batch;
      batch = newBatch();
    }
    if (batch.lines > 0) yield batch;
  }
}
