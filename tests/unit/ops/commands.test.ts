import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '@/lib/server/programs/ops/run-ops';

/** Returns the commands of a code span: `users lock\|unlock ACCOUNT` names two. */
function commandsIn(span: string): string[] {
  const [groups = '', verbs = ''] = span.replaceAll('\\|', '|').split(' ');
  return groups.split('|').flatMap((group) => verbs.split('|').map((verb) => `${group} ${verb}`));
}

/** Returns the commands in the first column of the document's tables. */
function commandsOf(document: string): string[] {
  const rows = readFileSync(document, 'utf8').matchAll(/^\| (`.*?`) \|/gm);
  return [...rows].flatMap(([, cell]) => [...cell!.matchAll(/`([^`]+)`/g)].flatMap(([, span]) => commandsIn(span!)));
}

describe('operators’ commands', () => {
  it('are all in docs/operators.md, and no others', () => {
    const documented = [...new Set(commandsOf('docs/operators.md'))];
    expect(documented.sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
  });

  it('have unique names, and a usage that lists each option', () => {
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length);
    for (const { name, usage, options = [], flags = [] } of COMMANDS)
      for (const option of [...options, ...flags]) expect(`${name} ${usage}`).toContain(`--${option}`);
  });
});
