import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, readSource } from './files';

const FOLDER = 'components/parcels/orders';

/** Returns a file and the components that it reaches by static and dynamic imports, as paths. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name = ''] of readSource(file).matchAll(/(?:from |import\()'((?:\.|@\/components\/)[^']+)'/g)) {
    const stem = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    const sourceFile = [`${stem}.tsx`, `${stem}.ts`].find((each) => existsSync(path.join(projectRoot, each)));
    if (sourceFile) importedBy(sourceFile, seen);
  }
  return seen;
}

/** The pages pass branches of `orders` to the browser. Without a branch, keys are shown instead of its texts. */
describe.each([
  ['detail/order-detail-view.tsx', 'detail/order-detail.island.tsx'],
  ['list/my-parcels-view.tsx', 'list/my-parcels.island.tsx'],
])('%s', (view, island) => {
  it('passes each branch of the texts that the browser uses', () => {
    const list = /_TEXTS = \[([^]*?)\]\.map/.exec(readSource(`${FOLDER}/${view}`))?.[1] ?? '';
    const passed = [...list.matchAll(/'(\w+)'/g)].map(([, branch]) => branch);
    const used = [...importedBy(`${FOLDER}/${island}`)].flatMap((file) =>
      [...readSource(file).matchAll(/useTranslations\('orders\.(\w+)/g)].map(([, branch]) => branch),
    );
    expect(used.length).toBeGreaterThan(3);
    expect(passed).toEqual(expect.arrayContaining(used));
  });
});
