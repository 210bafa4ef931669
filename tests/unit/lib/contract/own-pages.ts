import { readFileSync } from 'node:fs';
import path from 'node:path';

const SCREENS = path.join(import.meta.dirname, '../../../../docs/decisions/screens.md');

/** Returns the paths of the pages beyond §2: those before "(ours)" in the table of docs/decisions/screens.md. */
export const OWN_PAGES: readonly string[] = readFileSync(SCREENS, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('(ours)'))
  .flatMap((line) => [...line.split('(ours)')[0]!.matchAll(/`([a-z][\w/{}-]*)`/g)].map(([, name]) => name!))
  .map((name) => name.replace(/\{(\w+)\}/, '[$1]'));

export const WHERE_OWN_PAGES_ARE =
  'add the page to the table of docs/decisions/screens.md, with "(ours)" after its path';
