import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file of a build, and its folders. */
export function writeBuildFile(distDir: string, name: string, text: string): void {
  const file = path.join(distDir, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
