import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OPS_COMMANDS } from '@/lib/server/programs/ops/run-ops';

/** Returns the commands of the document's usage lines: `ops users lock|unlock ACCOUNT` names two. */
function commandsOf(document: string): string[] {
  const text = readFileSync(document, 'utf8');
  const [, sentence = ''] = /^`LIST` is (.*?)\./m.exec(text) ?? [];
  const lists = [...sentence.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
  return [...text.matchAll(/^ops (\S+) (\S+)/gm)].flatMap(([, group, verbs]) =>
    verbs!.split('|').flatMap((verb) => (group === 'LIST' ? lists : [group]).map((name) => `${name} ${verb}`)),
  );
}

describe('the list of operators’ commands', () => {
  it('is the one in docs/operators.md', () => {
    const documented = [...new Set(commandsOf('docs/operators.md'))];
    expect(documented.sort()).toEqual(OPS_COMMANDS.map(({ name }) => name).sort());
  });

  it('has the options of each command in docs/operators.md', () => {
    const usages = [...readFileSync('docs/operators.md', 'utf8').matchAll(/^ops (\S+) (\S+)(.*)$/gm)];
    const usageIn = (group: string | undefined, verb: string) =>
      usages.find(([, name, verbs]) => name === group && verbs!.split('|').includes(verb))?.[3];
    const usageOf = (command: string) => {
      const [group, verb = ''] = command.split(' ');
      return usageIn(group, verb) ?? usageIn('LIST', verb);
    };
    const missing = OPS_COMMANDS.flatMap(({ name, options = [], flags = [] }) => {
      const usage = usageOf(name) ?? '';
      // A line with an ellipsis names one of several similar options.
      return usage.includes('…')
        ? []
        : [...options, ...flags]
            .filter((option) => !usage.includes(`--${option}`))
            .map((option) => `${name} --${option}`);
    });
    expect(missing).toEqual([]);
  });

  it('has unique names, and a usage that lists each option', () => {
    expect(new Set(OPS_COMMANDS.map(({ name }) => name)).size).toBe(OPS_COMMANDS.length);
    for (const { name, usage, options = [], flags = [] } of OPS_COMMANDS)
      for (const option of [...options, ...flags]) expect(`${name} ${usage}`).toContain(`--${option}`);
  });
});
