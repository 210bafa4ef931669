import { expect, test } from '@playwright/test';
import { COUNTRIES } from '@/lib/market/country';
import { OwnSite } from '../support/own-site';
import { runForEach, originOf } from '../support/pages';
import { requestPlain } from '../support/plain-request';
import { PageSource } from '../support/read-html';
import { MAIN_ORIGIN, TURKISH_ORIGIN } from '../support/this-run';

/**
 * docs/decisions/routing.md#redirects: links between Turkish pages, which have a separate host, and pages of other
 * markets.
 */
const TURKISH_PAGES = ['/tr-tr', '/tr-en', '/tr-tr/user-opt/locale-select', '/tr-en/user-opt/locale-select'];
const OTHER_PAGES = ['/', '/gh-en', '/cn-cn', '/gh-en/user-opt/locale-select', '/sa-ar/user-opt/locale-select'];
const OTHER_MARKETS = COUNTRIES.filter((country) => country !== 'TR')
  .map((country) => country.toLowerCase())
  .sort();
const WITH_PLACES = ['location-map', 'service/oversea-store'];

async function readPage(host: string, path: string): Promise<PageSource> {
  const { status, body } = await requestPlain({ path, host });
  expect(status, path).toBe(200);
  return new PageSource(body);
}

/** Absolute addresses that the page's links lead to on this site, `<noscript>` included. */
function linksOf(source: PageSource, host: string): URL[] {
  const hrefs = source.elements('a').map(({ href }) => href ?? '');
  const urls = hrefs.filter((href) => !href.startsWith('#')).map((href) => new URL(href, host));
  return urls.filter(({ origin }) => origin === MAIN_ORIGIN || origin === TURKISH_ORIGIN);
}

const hostOf = (path: string) => originOf(path.slice(1));

test('every link of a Turkish home page and its chooser returns 200 on its host', async () => {
  const links = new Map<string, URL>();
  for (const path of TURKISH_PAGES) {
    const pageLinks = linksOf(await readPage(TURKISH_ORIGIN, path), TURKISH_ORIGIN);
    const markets = pageLinks
      .filter(({ origin }) => origin === MAIN_ORIGIN)
      .map(({ pathname }) => pathname.slice(1, 3));
    expect([...new Set(markets)].sort(), path).toEqual(OTHER_MARKETS);
    for (const url of pageLinks) links.set(url.origin + url.pathname + url.search, url);
  }
  await runForEach([...links], async ([name, { origin, pathname, search }]) => {
    expect.soft((await requestPlain({ host: origin, path: pathname + search })).status, name).toBe(200);
  });
});

test('every link leads to the host of its market, and each page links to both hosts', async () => {
  const pages = [...TURKISH_PAGES, ...OTHER_PAGES];
  for (const market of ['/tr-tr', '/gh-en', '/cn-cn']) pages.push(...WITH_PLACES.map((path) => `${market}/${path}`));
  for (const path of pages) {
    const host = hostOf(path);
    const links = linksOf(await readPage(host, path), host);
    for (const { origin, pathname } of links)
      expect.soft(`${origin}${pathname}`, path).toBe(`${hostOf(pathname)}${pathname}`);
    expect.soft(new Set(links.map(({ origin }) => origin)), path).toEqual(new Set([MAIN_ORIGIN, TURKISH_ORIGIN]));
  }
});

test('canonical addresses and hreflang name the host that serves them', async () => {
  for (const path of [...TURKISH_PAGES, ...OTHER_PAGES].filter((page) => page !== '/')) {
    const { canonical, alternates } = await readPage(hostOf(path), path);
    for (const address of [canonical!, ...Object.values(alternates)]) {
      const { origin, pathname } = new URL(address);
      expect.soft(origin, `${path}: ${address}`).toBe(hostOf(pathname));
    }
  }
});

test('every link stays on the one host without a Turkish host', async () => {
  const site = await OwnSite.create();
  try {
    await site.start();
    for (const path of [...TURKISH_PAGES, ...OTHER_PAGES]) {
      const hrefs = new PageSource(await site.text(path)).elements('a').map(({ href }) => href ?? '');
      expect.soft(hrefs, path).not.toEqual([]);
      expect
        .soft(
          hrefs.filter((href) => /localhost/.test(href)),
          path,
        )
        .toEqual([]);
    }
    expect(await site.status('/tr-tr')).toBe(200);
  } finally {
    await site.drop();
  }
});
