import 'server-only';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the path of a worker's program: beside the running program, where scripts/build/bundle.mjs puts it. On a
 * host that runs Next itself, it is in `dist`.
 */
export function programFile(name: string): string {
  const beside = path.resolve(path.dirname(process.argv[1] ?? ''), name);
  return existsSync(beside) ? beside : path.resolve('dist', name);
}
