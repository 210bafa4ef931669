import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, readSource } from './files';

/** Words of a step for a file whose imports from `lib` are all in the document. */
const ANNOUNCES_ALL = 'This page names every file that it calls';

/** A step, or an indented file that belongs to one. */
const STEP = /^(?:(\d+)\.|\s+-) `([^`]+)`(.*)$/;
const isFile = (file: string) => existsSync(path.join(projectRoot, file));

/**
 * Steps that no file above them imports, by what connects them: a file or package that both import, or a layout around
 * a page.
 */
const CONNECTIONS: Readonly<Record<string, { around: string } | { through: string; from: string }>> = {
  'lib/server/web/api/app.ts': { through: 'lib/contract/calls.ts', from: 'lib/http/call.ts' },
  'app/[lang]/service/help/page.tsx': { around: 'app/[lang]/layout.tsx' },
  'next.config.ts': { through: 'next-intl', from: 'components/pages/help/help-view.tsx' },
};

interface Step {
  number: number | null;
  file: string;
  text: string;
}

function stepsOf(part: string): Step[] {
  return part.split('\n').flatMap((line) => {
    const [, number, file, text = ''] = STEP.exec(line) ?? [];
    return file && isFile(file) ? [{ number: number ? Number(number) : null, file, text }] : [];
  });
}

const fileOf = (base: string) =>
  ['', '.ts', '.tsx'].map((end) => base + end).find((file) => /\.\w+$/.test(file) && isFile(file));

/**
 * Returns the static and dynamic imports of a file: our files by path, a folder of messages with its slash, packages by
 * name.
 */
function importsOf(file: string, { types = true } = {}): string[] {
  const source = types ? readSource(file) : readSource(file).replaceAll(/^import type [^;]+;$/gm, '');
  const named = [...source.matchAll(/(?:\bfrom |\bimport\(|^import |Config: )['"`]([^'"`]+)['"`]/gm)].map(
    ([, name]) => name!,
  );
  const reads = /process\.cwd\(\), 'messages'/.test(source) ? ['messages/'] : [];
  return [...reads, ...named.map((name) => resolveImport(name, path.posix.dirname(file)))];
}

function resolveImport(name: string, folder: string): string {
  const plain = name.split('${')[0]!;
  if (!/^(@\/|\.)/.test(plain)) return name;
  const base = plain.startsWith('@/') ? plain.slice(2) : path.posix.join(folder, plain);
  return fileOf(base) ?? base;
}

const imports = (file: string, target: string) =>
  importsOf(file).some(
    (each) => each === target || each.startsWith(`${target}/`) || (each.endsWith('/') && target.startsWith(each)),
  );

/** Returns true if a file above the step imports it, or if `CONNECTIONS` connects it. */
function isConnected({ file }: Step, above: readonly Step[]): boolean {
  if (above.some((each) => imports(each.file, file))) return true;
  const connection = CONNECTIONS[file];
  if (!connection) return false;
  if ('around' in connection)
    return (
      above.some((each) => each.file === connection.around) && file.startsWith(path.posix.dirname(connection.around))
    );
  return [connection.from, file].every((each) => imports(each, connection.through));
}

describe.each([
  ['docs/walk-order.md', 1, 40],
  ['docs/walk-page-text.md', 4, 20],
] as const)('%s', (page, parts, atLeast) => {
  const lists = (parts === 1 ? [readSource(page)] : readSource(page).split(/^## /m))
    .map(stepsOf)
    .filter(({ length }) => length > 0);

  it('lists existing files in order', () => {
    expect(lists).toHaveLength(parts);
    expect(lists.flat().length).toBeGreaterThanOrEqual(atLeast);
    for (const steps of lists) {
      const numbers = steps.flatMap(({ number }) => number ?? []);
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    }
    const named = [...readSource(page).matchAll(/^(?:\d+\.|\s+-) `([^`]+)`/gm)].map(([, file]) => file!);
    expect(named.filter((file) => !isFile(file))).toEqual([]);
  });

  it('follows imports from each file to the ones below it', () => {
    const broken = lists.flatMap((steps) =>
      steps.filter((step, index) => index > 0 && !isConnected(step, steps.slice(0, index))).map(({ file }) => file),
    );
    expect(broken).toEqual([]);
  });

  const whole = lists.flat().filter(({ text }) => text.includes(ANNOUNCES_ALL));
  it.skipIf(whole.length === 0)('includes every name that a step announces', () => {
    const unnamed = whole.flatMap(({ file }) =>
      importsOf(file, { types: false }).filter(
        (each) => each.startsWith('lib/') && !readSource(page).includes(`\`${each}\``),
      ),
    );
    expect(unnamed).toEqual([]);
  });
});
