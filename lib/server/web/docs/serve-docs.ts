import 'server-only';
import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { docsOfGroup, DOCS_PATHS } from '@/lib/contract/developers/docs-address';
import { PAGE_HEADERS } from '@/lib/routing/page-headers';
import { changesPage } from './changes-page';
import { errorsPage } from './errors-page';
import { framePage, GROUP_NAMES, styleOf, type DocsPage } from './frame';
import { groupPage } from './group-page';
import { guidePage } from './guide-page';
import { overviewPage } from './overview-page';
import { toolsPage } from './tools-page';

/** Returns every page of the documentation by its path. `site`: the origin of this site. */
function docsPages(site: string): ReadonlyMap<string, () => DocsPage> {
  return new Map<string, () => DocsPage>([
    [DOCS_PATHS.overview, () => overviewPage(site)],
    [DOCS_PATHS.guide, () => guidePage(site)],
    [DOCS_PATHS.changes, changesPage],
    [DOCS_PATHS.errors, errorsPage],
    [DOCS_PATHS.tools, () => toolsPage(site)],
    ...GROUP_NAMES.map((group) => [docsOfGroup(group), () => groupPage(site, group)] as const),
  ]);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(page: DocsPage): string {
  const { script } = page;
  const scripts = script && ` script-src ${hashOf(script)};`;
  return `default-src 'none'; font-src 'self'; style-src ${hashOf(styleOf(page))};${scripts} frame-ancestors 'none'`;
}

/**
 * Serves the contract's documentation below `/api`. The pages load nothing but the site's fonts. Without scripts, only
 * search, copying, and opening a call by its fragment are missing.
 */
export function serveDocs(api: Hono, site: string): void {
  for (const [path, createPage] of docsPages(site)) {
    let rendered: { html: string; policy: string } | undefined;
    const render = () => {
      const page = createPage();
      return { html: framePage(page), policy: policyOf(page) };
    };
    const sendPage = (c: Context) => {
      rendered ??= render();
      const { html, policy } = rendered;
      return c.html(html, 200, {
        ...PAGE_HEADERS,
        'content-security-policy': policy,
        'cache-control': 'public, max-age=300',
      });
    };
    api.get(path.replace(/^\/api/, ''), sendPage);
  }
}
