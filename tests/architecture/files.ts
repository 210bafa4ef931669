import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');

/** Returns the files below the folders that git tracks or would add. */
export function filesOf(...folders: string[]): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', ...folders],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return list.split('\n').filter(Boolean);
}

export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

export const projectRoot = root;
