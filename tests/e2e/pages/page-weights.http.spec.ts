import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Prefix } from '@/lib/market/prefix';
import { pathOf, routesIn } from '../support/pages';
import { requestPlain } from '../support/plain-request';
import { PageSource } from '../support/read-html';

/** Scripts and style sheets of each page. `document-budgets.http.spec.ts` has the documents. */
test.describe.configure({ mode: 'default' });

/** Kilobytes of script, compressed, beyond a page without our islands. */
const BUDGETS: Record<string, number> = {
  track: 25,
  'express/order-quote': 25,
  // Opening hours in the market's local time, the state of a site now, and sites grouped by province.
  'location-map': 31,
  'express/intlorder-entry': 60,
  'express/order-entry': 60,
  'express/presend-package': 31.5,
  'express/my-order': 32,
  // Balances, payouts that open to their parcels, and the fields of a statement.
  'express/collections': 31,
  // Documents, claims, choices for returned parcels, collected money, and prices in the market's currency.
  'express/order-detail': 46,
  'express/intlorder-detail': 46,
  // Keys and webhooks are loaded after the page. Their loader counts.
  'user-opt/personal': 56.5,
  // Upload, check, questions about the file and placing of a sheet.
  'express/many': 31,
  // Pages whose purpose is a form.
  'user-opt/login': 43,
  'user-opt/register': 43,
  'user-opt/forgot-pwd': 43,
  'term-dialog': 20,
  // One form that is sent without leaving the page.
  'express/contact-proficient': 21.5,
  'business-customer': 21.5,
  'business/join-us': 21.5,
  'service/contact-us': 21.5,
  'service/is-it-us': 21.5,
};
const CONTENT_PAGE = 10;
/** Least size: React, the router and their runtime alone. A smaller result means that the page was read wrongly. */
const MIN_BASELINE = 80;

test('no page exceeds its budget of scripts', async () => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    if (!sizes.has(file))
      sizes.set(
        file,
        requestPlain({ path: file }).then(({ body }) => gzipSync(body).length),
      );
    return sizes.get(file)!;
  };
  const scriptsOf = async (path: string) => {
    const { scripts } = new PageSource((await requestPlain({ path })).body);
    return (await Promise.all(scripts.map(sizeOf))).reduce((sum, size) => sum + size, 0) / 1024;
  };
  const baseline = await scriptsOf('/empty');
  expect(baseline).toBeGreaterThan(MIN_BASELINE);
  const rows: string[] = [];
  for (const { path } of routesIn('gh-en' as Prefix)) {
    const above = (await scriptsOf(pathOf('gh-en', path))) - baseline;
    const budget = BUDGETS[path] ?? CONTENT_PAGE;
    rows.push(`${path || 'home'} ${above.toFixed(1)} of ${budget}`);
    expect.soft(above, `KB of script on ${path || 'home'}`).toBeGreaterThan(0);
    expect.soft(above, `KB of script on ${path || 'home'}`).toBeLessThanOrEqual(budget);
  }
  test
    .info()
    .annotations.push({ type: 'scripts', description: [`baseline ${baseline.toFixed(1)}`, ...rows].join('\n') });
});

/**
 * Maximum number of bytes of style sheets on a page, compressed as sent, and their number: the frame's and the page's
 * own.
 */
const STYLES = { bytes: 10 * 1024, sheets: 2 };

test('no page exceeds its budget of style sheets', async () => {
  const sizes = new Map<string, Promise<number>>();
  const sizeOf = (file: string) => {
    const size =
      sizes.get(file) ??
      requestPlain({ path: file, headers: { 'accept-encoding': 'br' } }).then(({ headers }) =>
        Number(headers['content-length']),
      );
    sizes.set(file, size);
    return size;
  };
  const rows: string[] = [];
  for (const { path } of routesIn('gh-en' as Prefix)) {
    const { styleSheets } = new PageSource((await requestPlain({ path: pathOf('gh-en', path) })).body);
    const bytes = (await Promise.all(styleSheets.map(sizeOf))).reduce((sum, size) => sum + size, 0);
    rows.push(`${path || 'home'} ${bytes} in ${styleSheets.length}`);
    expect.soft(bytes, `bytes of style sheets on ${path || 'home'}`).toBeGreaterThan(0);
    expect.soft(bytes, `bytes of style sheets on ${path || 'home'}`).toBeLessThanOrEqual(STYLES.bytes);
    expect.soft(styleSheets.length, path || 'home').toBeLessThanOrEqual(STYLES.sheets);
  }
  test.info().annotations.push({ type: 'styles', description: rows.join('\n') });
});
