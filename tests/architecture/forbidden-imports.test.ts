import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterAll, describe, expect, it } from 'vitest';
import settings from '../../.dependency-cruiser.cjs';
import layersOf from './layers.cjs';

const trees: string[] = [];
afterAll(() => trees.forEach((tree) => rmSync(tree, { recursive: true, force: true })));

/** Imports each `to` in its `from`, in a temporary folder. Returns the violated rules by import (`from -> to`). */
async function findViolations(
  imports: readonly (readonly [from: string, to: string])[],
): Promise<Map<string, string[]>> {
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
  const violations = new Map<string, string[]>();
  for (const { rule, from, to } of (output as ICruiseResult).summary.violations) {
    const key = `${from} -> ${to}`;
    violations.set(key, [...(violations.get(key) ?? []), rule.name]);
  }
  return violations;
}

const file = (parent: string, folder: string, name: string) => `${parent}/${folder}/${name}.ts`;
const pairs = (layers: readonly (readonly string[])[]) =>
  layers.flatMap((names, at) =>
    names.flatMap((name) => layers.slice(at).flatMap((lower) => lower.map((other) => [name, other] as const))),
  );

describe.each(Object.entries(layersOf))('the layers of %s', (folder, layers) => {
  const differing = pairs(layers).filter(([upper, lower]) => upper !== lower);
  const layerOf = (name: string) => layers.findIndex((names) => names.includes(name));
  const inOneLayer = ([a, b]: readonly [string, string]) => layerOf(a) === layerOf(b);

  it('names each folder once', () => {
    expect(new Set(layers.flat()).size).toBe(layers.flat().length);
  });

  it('rejects an import that points up or sideways, from every folder', async () => {
    const wrong = differing.map(
      ([upper, lower]) => [file(folder, lower, `imports-${upper}`), file(folder, upper, 'imported')] as const,
    );
    const violations = await findViolations(wrong);
    expect(wrong.filter(([from, to]) => !violations.has(`${from} -> ${to}`))).toEqual([]);
  });

  it('allows an import that points down', async () => {
    const right = differing
      .filter((pair) => !inOneLayer(pair))
      .map(([upper, lower]) => [file(folder, upper, `imports-${lower}`), file(folder, lower, 'imported')] as const);
    const rules = [...(await findViolations(right)).values()].flat().filter((rule) => rule.startsWith(`${folder}/`));
    expect(rules).toEqual([]);
  });

  it('rejects a folder that has no layer', async () => {
    const from = file(folder, 'unlisted', 'imports');
    const to = file(folder, layers.at(-1)?.[0] ?? '', 'imported');
    expect([...(await findViolations([[from, to]])).values()].flat()).toContain(
      `${folder} has a layer for every folder`,
    );
  });
});

describe('rules beside the layers', () => {
  it.each([
    ['server-root', 'lib/server/parcels/orders/change/cancel-order.ts', 'lib/server/services.ts'],
    ['pages-read-through-the-caller', 'lib/server/parcels/orders/change/cancel-order.ts', 'lib/server/web/caller.ts'],
    ['lib-renders-nothing', 'lib/server/parcels/orders/change/cancel-order.ts', 'components/ui/button.ts'],
    ['i18n', 'lib/i18n/format/format-money.ts', 'lib/contract/orders/order-request.ts'],
    ['components-not-server', 'components/parcels/card.ts', 'lib/server/platform/config.ts'],
    ['definitions-stay-on-the-server', 'lib/client/api/api.ts', 'lib/contract/registry.ts'],
    ['definitions-stay-on-the-server', 'components/parcels/card.ts', 'lib/contract/calls/tracking.ts'],
    ['ui-primitives', 'components/ui/button.ts', 'lib/market/country.ts'],
    ['middleware', 'middleware.ts', 'lib/server/platform/config.ts'],
    ['one-api-route', 'app/api/[...path]/route.ts', 'lib/server/parcels/orders/change/cancel-order.ts'],
    ['no-circles', 'lib/market/one.ts', 'lib/market/one.ts'],
  ])('%s rejects %s -> %s', async (rule, from, to) => {
    const violations = [...(await findViolations([[from, to]])).values()].flat();
    expect(violations).toContain(rule);
  });
});
