import { describe, expect, it } from 'vitest';
import { RESULT_PAGES, POSTED_PAGES } from '@/lib/routing/result-pages';
import { ROUTES } from '@/lib/routing/routes';
import { filesOf } from './files';

const pages = new Set(filesOf('app').filter((file) => file.endsWith('/page.tsx')));
const fileOf = (path: string) => (path ? `app/[lang]/${path}/page.tsx` : 'app/[lang]/page.tsx');

describe('the table of routes', () => {
  it('has a page for every route', () => {
    const missing = ROUTES.map(({ path }) => fileOf(path)).filter((file) => !pages.has(file));
    expect(missing, 'add the page, or remove its route from lib/routing/routes.ts').toEqual([]);
  });

  it('has a route for every page', () => {
    const resultPages = [...Object.keys(RESULT_PAGES), ...POSTED_PAGES].map((path) => fileOf(`${path}/result`));
    const apart = new Set(['app/[lang]/[...rest]/page.tsx', ...resultPages]);
    const routeFiles = new Set(ROUTES.flatMap(({ path, aliases = [] }) => [path, ...aliases].map(fileOf)));
    const market = [...pages].filter((file) => file.startsWith('app/[lang]/') && !apart.has(file));
    const unrouted = market.filter((file) => !routeFiles.has(file));
    expect(unrouted, 'add the path or alias to lib/routing/routes.ts').toEqual([]);
  });
});
