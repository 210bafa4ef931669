import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, read } from './files';

interface Step {
  number: number;
  file: string;
  /** The path to this step from an earlier one, if neither imports the other. */
  link: { kind: 'from' | 'through' | 'around'; target: string } | null;
  text: string;
}

/** Words of a step that names all that its file calls. */
const ANNOUNCES_ALL = 'This page names every file that it calls';

const STEP = /^(\d+)\. `([^`]+)`(?: \((from|through|around) `([^`]+)`\))?(.*)$/;
const isFile = (file: string) => existsSync(path.join(projectRoot, file));

function stepsOf(part: string): Step[] {
  return part.split('\n').flatMap((line) => {
    const [, number, file, kind, target, text] = STEP.exec(line) ?? [];
    if (!number || !file) return [];
    const link = kind && target ? { kind: kind as 'from' | 'through' | 'around', target } : null;
    return [{ number: Number(number), file, link, text: text ?? '' }];
  });
}

const fileOf = (base: string) =>
  ['', '.ts', '.tsx'].map((end) => base + end).find((file) => /\.\w+$/.test(file) && isFile(file));

/** Returns the static and dynamic imports of a file: our files by path, a folder of messages with its slash, packages by name. */
function importsOf(file: string, { types = true } = {}): string[] {
  const source = types ? read(file) : read(file).replaceAll(/^import type [^;]+;$/gm, '');
  const named = [...source.matchAll(/(?:\bfrom |\bimport\(|^import |Config: )['"`]([^'"`]+)['"`]/gm)].map(
    ([, name]) => name!,
  );
  const reads = /process\.cwd\(\), 'messages'/.test(source) ? ['messages/'] : [];
  return [...reads, ...named.map((name) => ours(name, path.posix.dirname(file)))];
}

function ours(name: string, folder: string): string {
  const plain = name.split('${')[0]!;
  if (!/^(@\/|\.)/.test(plain)) return name;
  const base = plain.startsWith('@/') ? plain.slice(2) : path.posix.join(folder, plain);
  return fileOf(base) ?? base;
}

const imports = (file: string, target: string) =>
  importsOf(file).some((each) => each === target || (each.endsWith('/') && target.startsWith(each)));
const importsPackage = (file: string, name: string) =>
  importsOf(file).some((each) => each === name || each.startsWith(`${name}/`));

/** Returns true if a step follows as stated. `down`: the step before imports it; `up`: it imports the step before. */
function isMet(step: Step, before: Step, way: 'down' | 'up', earlier: readonly Step[]): boolean {
  const { link, file } = step;
  if (link === null) return way === 'down' ? imports(before.file, file) : imports(file, before.file);
  if (link.kind === 'from') return earlier.some((each) => each.file === link.target) && imports(link.target, file);
  if (link.kind === 'around')
    return link.target === before.file && link.target.startsWith(`${path.posix.dirname(file)}/`);
  const both = [before.file, file].filter((each) => each !== link.target);
  return both.every((each) => (isFile(link.target) ? imports(each, link.target) : importsPackage(each, link.target)));
}

describe.each([
  ['docs/walk-order.md', 'down', 1, 25],
  ['docs/walk-page-text.md', 'up', 4, 20],
] as const)('%s', (page, way, parts, atLeast) => {
  const lists = (way === 'down' ? [read(page)] : read(page).split(/^## /m))
    .map(stepsOf)
    .filter(({ length }) => length > 0);

  it('lists existing files in order', () => {
    expect(lists).toHaveLength(parts);
    expect(lists.flat().length).toBeGreaterThanOrEqual(atLeast);
    for (const steps of lists) expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
    expect(lists.flat().filter(({ file }) => !isFile(file))).toEqual([]);
  });

  it('follows imports from each file to the next', () => {
    const broken = lists.flatMap((steps) =>
      steps
        .slice(1)
        .filter((step, index) => !isMet(step, steps[index]!, way, steps.slice(0, index + 1)))
        .map(({ number, file }) => `${number}. ${file}`),
    );
    expect(broken).toEqual([]);
  });

  const whole = lists.flat().filter(({ text }) => text.includes(ANNOUNCES_ALL));
  it.skipIf(whole.length === 0)('includes every name that a step announces', () => {
    const unnamed = whole.flatMap(({ file }) =>
      importsOf(file, { types: false }).filter(
        (each) => each.startsWith('lib/') && !read(page).includes(`\`${each}\``),
      ),
    );
    expect(unnamed).toEqual([]);
  });
});
