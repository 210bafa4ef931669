import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import settings from '../../.dependency-cruiser.cjs';
import floorsOf from './floors.cjs';

const trees: string[] = [];
afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

/** Names of the rules that an import graph violates in which each `from` imports its `to`. */
async function broken(imports: readonly (readonly [from: string, to: string])[]): Promise<Map<string, string[]>> {
  const tree = mkdtempSync(path.join(tmpdir(), 'imports-'));
  trees.push(tree);
  for (const file of new Set(imports.flat())) {
    mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
    const lines = imports
      .filter(([from]) => from === file)
      .map(([, to]) => `import './${path.posix.relative(path.posix.dirname(file), to).replace(/\.ts$/, '')}';`);
    writeFileSync(path.join(tree, file), `${lines.join('\n')}\nexport {};\n`);
  }
  const { tsConfig: _, ...options } = settings.options;
  const { output } = await cruise(['.'], {
    ...options,
    baseDir: tree,
    ruleSet: { forbidden: settings.forbidden },
    validate: true,
  });
  const found = new Map<string, string[]>();
  for (const { rule, from, to } of (output as ICruiseResult).summary.violations) {
    const key = `${from} -> ${to}`;
    found.set(key, [...(found.get(key) ?? []), rule.name]);
  }
  return found;
}

const file = (folder: string, room: string, name: string) => `${folder}/${room}/${name}.ts`;
const pairs = (floors: readonly (readonly string[])[]) =>
  floors.flatMap((rooms, at) =>
    rooms.flatMap((room) => floors.slice(at).flatMap((lower) => lower.map((other) => [room, other] as const))),
  );

describe.each(Object.entries(floorsOf))('the floors of %s', (folder, floors) => {
  const differing = pairs(floors).filter(([upper, lower]) => upper !== lower);
  const floorOf = (room: string) => floors.findIndex((rooms) => rooms.includes(room));
  const onOneFloor = ([a, b]: readonly [string, string]) => floorOf(a) === floorOf(b);

  it('stand once each', () => {
    expect(new Set(floors.flat()).size).toBe(floors.flat().length);
  });

  it('refuse an import that points up or sideways, from every room', async () => {
    const wrong = differing.map(
      ([upper, lower]) => [file(folder, lower, `asks-${upper}`), file(folder, upper, 'asked')] as const,
    );
    const found = await broken(wrong);
    expect(wrong.filter(([from, to]) => !found.has(`${from} -> ${to}`))).toEqual([]);
  });

  it('let an import point down', async () => {
    const right = differing
      .filter((pair) => !onOneFloor(pair))
      .map(([upper, lower]) => [file(folder, upper, `asks-${lower}`), file(folder, lower, 'asked')] as const);
    const rules = [...(await broken(right)).values()].flat().filter((rule) => rule.startsWith(`${folder}/`));
    expect(rules).toEqual([]);
  });

  it('refuse a room that stands on none', async () => {
    const from = file(folder, 'attic', 'asks');
    const to = file(folder, floors.at(-1)?.[0] ?? '', 'asked');
    expect([...(await broken([[from, to]])).values()].flat()).toContain(`${folder} has a floor for every room`);
  });
});

describe('what no floor says', () => {
  it.each([
    ['server-ground', 'lib/server/token.ts', 'lib/server/orders/store.ts'],
    ['pages-read-through-the-caller', 'lib/server/orders/cancel-order.ts', 'lib/server/caller.ts'],
    ['lib-draws-nothing', 'lib/server/orders/cancel-order.ts', 'components/ui/button.ts'],
    ['i18n', 'lib/i18n/format-money.ts', 'lib/contract/orders.ts'],
    ['components-not-server', 'components/orders/card.ts', 'lib/server/config.ts'],
    ['ui-primitives', 'components/ui/button.ts', 'lib/market/country.ts'],
    ['middleware', 'middleware.ts', 'lib/server/config.ts'],
    ['one-api-route', 'app/api/[...path]/route.ts', 'lib/server/orders/cancel-order.ts'],
    ['no-circles', 'lib/market/one.ts', 'lib/market/one.ts'],
  ])('%s refuses %s -> %s', async (rule, from, to) => {
    const found = [...(await broken([[from, to]])).values()].flat();
    expect(found).toContain(rule);
  });
});
