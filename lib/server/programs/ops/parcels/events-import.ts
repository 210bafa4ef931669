import 'server-only';
import { access } from 'node:fs/promises';
import type { Engine } from '../../../platform/db/engine';
import { isPostgres } from '../../../platform/db/open';
import type { ImportOutcome } from '../../../parcels/tracking/import-scans';
import { isVocabularyName, VOCABULARIES, type VocabularyName } from '@/lib/parcel/vocabularies/translate-code';
import { EXIT_CODES, UsageError, type Command, type CommandArguments, type CommandScope } from '../command';
import { importBatch } from './import-batch';
import { addToTotals, lineReports, newTotals, totalReports, type ImportTotals } from './import-report';
import { readBatches, type ScanBatch } from './read-batches';
import { clearRejects, appendRejects, rejectFileOf } from '../files/reject-file';

/**
 * Lines per transaction, and number of transactions at once. While a transaction runs, other changes of its orders
 * wait, and on SQLite all writes. PostgreSQL processes one batch while another is planned or reported. SQLite has one
 * writer.
 */
export const BATCH_LIMITS: Readonly<Record<Engine, { lines: number; atOnce: number }>> = {
  sqlite: { lines: 4000, atOnce: 1 },
  postgres: { lines: 2000, atOnce: 2 },
};

const NO_TOTALS: ImportOutcome = {
  stored: 0,
  known: 0,
  moved: 0,
  withoutOrder: 0,
  unownedProofs: 0,
  attempts: 0,
  unownedAttempts: 0,
  misfits: [],
  unpriced: [],
  early: [],
  proofs: new Map(),
};

async function reportBatch(
  { err }: CommandScope,
  file: string,
  batch: ScanBatch,
  outcome: ImportOutcome,
  totals: ImportTotals,
) {
  await appendRejects(file, batch.rejects);
  for (const { line, what } of lineReports(batch, outcome)) err(`line ${line}: ${what}`);
  addToTotals(totals, batch, outcome);
}

/** Imports the batches of a file and reports on them in order. */
async function importFile(
  operation: CommandScope,
  file: string,
  vocabulary: VocabularyName | undefined,
  totals: ImportTotals,
): Promise<void> {
  const { db, now } = operation;
  const { lines: size, atOnce } = BATCH_LIMITS[isPostgres(db) ? 'postgres' : 'sqlite'];
  const underWay: Promise<void>[] = [];
  try {
    for await (const batch of readBatches(operation, file, { size, vocabulary })) {
      if (underWay.length === atOnce) await underWay.shift();
      const before = underWay.at(-1);
      const importing = batch.scans.length > 0 ? importBatch(db, batch.scans, now(), batch) : NO_TOTALS;
      const take = async () => {
        // Waits for both, even if one fails, so that no work of this batch is still running.
        await Promise.allSettled([importing, before]);
        await before;
        await reportBatch(operation, file, batch, await importing, totals);
      };
      const taking = take();
      // The promise is awaited below. The catch avoids an unhandled rejection until then.
      taking.catch(() => undefined);
      underWay.push(taking);
    }
    await Promise.all(underWay);
  } finally {
    await Promise.allSettled(underWay);
  }
}

/** Returns the vocabulary of `--vocabulary`. Throws UsageError for an unknown name. */
function vocabularyOf({ options: { vocabulary } }: CommandArguments): VocabularyName | undefined {
  if (vocabulary === undefined || isVocabularyName(vocabulary)) return vocabulary;
  throw new UsageError(`--vocabulary must be one of ${Object.keys(VOCABULARIES).join(', ')}`);
}

export const eventsImport: Command = {
  name: 'events import',
  usage: `FILE.ndjson [--vocabulary ${Object.keys(VOCABULARIES).join('|')}]`,
  summary: 'imports scan events, ours or a partner’s, one JSON object per line; safe to repeat',
  options: ['vocabulary'],
  positionals: 1,
  async run(operation, args) {
    const [file = ''] = args.positionals;
    const vocabulary = vocabularyOf(args);
    await access(file);
    await clearRejects(file);
    const totals = newTotals();
    try {
      await importFile(operation, file, vocabulary, totals);
    } catch (error) {
      operation.err(
        `Stopped after line ${totals.lines}. Every earlier batch is stored. Run the command again: no event is imported twice.`,
      );
      throw error;
    }
    for (const line of totalReports(totals)) operation.out(line);
    if (totals.rejected > 0) operation.out(`The rejected lines are in ${rejectFileOf(file)}.`);
    return totals.rejected > 0 ? EXIT_CODES.failed : EXIT_CODES.ok;
  },
};
