import 'server-only';
import { appendFile, rm } from 'node:fs/promises';
import { jsonText } from './printable';

export interface RejectedLine {
  line: number;
  reason: string;
  /** The line, cut after `MAX_LINE` characters. */
  text: string;
}

/** Returns the file for the rejected lines of a file: `scans.rejects.ndjson` for `scans.ndjson`. */
export function rejectFileOf(file: string): string {
  return `${file.replace(/\.ndjson$/, '')}.rejects.ndjson`;
}

/** Deletes the rejected lines of an earlier run. */
export async function clearRejects(file: string): Promise<void> {
  await rm(rejectFileOf(file), { force: true });
}

export async function appendRejects(file: string, rejects: readonly RejectedLine[]): Promise<void> {
  if (rejects.length === 0) return;
  const lines = rejects.map((reject) => `${jsonText(reject)}\n`);
  await appendFile(rejectFileOf(file), lines.join(''), { mode: 0o600 });
}
