import 'server-only';
import { appendFile, rm } from 'node:fs/promises';

export interface Reject {
  line: number;
  reason: string;
  /** The line as it was. */
  text: string;
}

/** Where the bad lines of a file are kept: `scans.ndjson` leaves `scans.rejects.ndjson`. */
export function rejectFileOf(file: string): string {
  return `${file.replace(/\.ndjson$/, '')}.rejects.ndjson`;
}

/** Forgets the rejects of an earlier run. */
export async function clearRejects(file: string): Promise<void> {
  await rm(rejectFileOf(file), { force: true });
}

export async function appendRejects(file: string, rejects: readonly Reject[]): Promise<void> {
  if (rejects.length === 0) return;
  const lines = rejects.map((reject) => `${JSON.stringify(reject)}\n`);
  await appendFile(rejectFileOf(file), lines.join(''), { mode: 0o600 });
}
