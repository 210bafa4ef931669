// Stamp files, which show if generated files are up to date with their sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

function* filesBelow(entry) {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) yield entry;
  else for (const name of readdirSync(entry).sort()) yield* filesBelow(path.join(entry, name));
}

/** Returns the SHA-256 (hex) of the contents of files and folders and of further strings. */
export function digestOf(entries, ...words) {
  const hash = createHash('sha256').update(words.join('\n'));
  for (const entry of entries) for (const file of filesBelow(entry)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

export function isFresh(stamp, digest) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

export function markFresh(stamp, digest) {
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}
