import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILT_PAGES } from '@/components/layout/navigation';
import { ROUTES } from '@/lib/routing/routes';

const root = join(import.meta.dirname, '../../../app/[lang]');
/** `article-list/[id]` of every page file; route groups have no part in an address. */
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|[\\/])page\.tsx$/.test(file))
  .map((file) =>
    file
      .replaceAll('\\', '/')
      .replace(/\/?page\.tsx$/, '')
      .replace(/\([^)]*\)\//g, ''),
  );

it('the list of built pages names exactly the routes that have a page file', () => {
  const withFile = ROUTES.filter(({ path }) => pages.includes(path)).map(({ name }) => name);
  expect([...BUILT_PAGES].sort()).toEqual(withFile.sort());
});
