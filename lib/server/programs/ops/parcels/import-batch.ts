import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { isUnavailable } from '../../../platform/db/engine';
import type { Database } from '../../../platform/db/open';
import { importScans, type ScanAttachments, type ImportOutcome } from '../../../parcels/tracking/import-scans';
import type { ScanRow } from '../../../parcels/tracking/tracking-store';

const MAX_ATTEMPTS = 6;
const FIRST_PAUSE_MS = 100;

/**
 * Imports a batch. Makes up to `MAX_ATTEMPTS` attempts while the database is unavailable, for instance busy or after a
 * deadlock. Throws the last error, with nothing stored.
 */
export async function importBatch(
  db: Database,
  scans: readonly ScanRow[],
  now: Date,
  attached?: ScanAttachments,
): Promise<ImportOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await importScans(db, scans, now, attached);
    } catch (error) {
      if (!isUnavailable(error) || tries === MAX_ATTEMPTS) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}
