import { startBareSite } from './bare-site';
import { measureRates } from './load';
import { atLeast, type BenchResult } from './result';
import { startSite } from './site-process';

const STORED_PAGES = { home: '/gh-en', help: '/gh-en/service/help', 'Arabic home': '/eg-ar' };
const CALL = '/api/v1/api/country/queryAllCountryList';
const RENDERED = {
  tracking: '/gh-en/track?no=DX00000000000GH',
  quote: '/gh-en/express/order-quote?to=GH&province=GH-AA&kg=3&l=30&w=30&h=40&value=1500&ask=1',
};

/**
 * Compares one of our processes with a bare Next page of 5 KB, for stored pages and for pages rendered for each
 * request, in one run.
 */
export async function benchPages(): Promise<BenchResult[]> {
  const [site, bare] = [await startSite(), await startBareSite()];
  try {
    const etags = new Map<string, string>();
    for (const path of Object.values(STORED_PAGES)) {
      await fetch(site.origin + path);
      etags.set(path, (await fetch(site.origin + path)).headers.get('etag') ?? '');
    }
    const home = site.origin + STORED_PAGES.home;
    const requests = [
      { address: `${bare.origin}/` },
      ...Object.values(STORED_PAGES).map((path) => ({ address: site.origin + path })),
      { address: home, headers: { 'if-none-match': etags.get(STORED_PAGES.home) } },
      { address: `${bare.origin}/dynamic` },
      ...Object.values(RENDERED).map((path) => ({ address: site.origin + path })),
      { address: site.origin + CALL },
    ];
    const [plain, ...rest] = await measureRates(requests);
    const [known, dynamic, tracking, quote, call] = rest.splice(Object.keys(STORED_PAGES).length);
    const figure = (name: string, value: number): BenchResult => ({ name, value, unit: '/s', target: '', ok: true });
    return [
      figure('bare stored page', plain!),
      ...Object.keys(STORED_PAGES).flatMap((name, index) => [
        figure(`stored page: ${name}`, rest[index]!),
        atLeast(`stored page: ${name}, against the bare page`, rest[index]! / plain!, 'times', 2),
      ]),
      figure('stored page asked again with its ETag', known!),
      figure('bare page drawn for each request', dynamic!),
      figure('tracking drawn for each request', tracking!),
      atLeast('tracking against the bare page drawn for each request', tracking! / dynamic!, 'times', 0.5),
      figure('quote drawn for each request', quote!),
      atLeast('quote against the bare page drawn for each request', quote! / dynamic!, 'times', 0.5),
      figure('call that reads the database', call!),
    ];
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
  }
}
