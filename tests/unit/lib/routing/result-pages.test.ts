import { expect, test } from 'vitest';
import { readQuoteDraft } from '@/components/sending/quote/quote-draft';
import { RESULT_PAGES, resultRewrites, isResultRequest, isPostToPage, POSTED_PAGES } from '@/lib/routing/result-pages';
import { ROUTES } from '@/lib/routing/routes';

test('pages of results exist in the route table', () => {
  const routePaths = new Set<string>(ROUTES.map(({ path }) => path));
  expect([...Object.keys(RESULT_PAGES), ...POSTED_PAGES].filter((path) => !routePaths.has(path))).toEqual([]);
});

test('the calculator’s page is answered for every parameter that it reads', () => {
  const parameters = new Set<string>();
  const query = new Proxy({}, { get: (_, name: string) => void parameters.add(name) });
  readQuoteDraft(query, 'GH');
  expect(new Set(RESULT_PAGES['express/order-quote'])).toEqual(parameters);
});

test.each([
  ['/gh-en/track', 'no=DX01234567894GH', true],
  ['/gh-en/track', 'utm_source=mail&open', true],
  ['/gh-en/track', 'number=1', false],
  ['/gh-en/track/more', 'no=1', false],
  ['/gh-en', 'no=1', false],
  ['/pk-ur/express/order-quote', 'kg=2', true],
  ['/pk-ur/express/order-quote', 'no=2', false],
])('%s?%s needs an answer: %s', (path, query, asks) => {
  expect(isResultRequest(path, query)).toBe(asks);
});

test('an address with a query is rewritten to the page below, whose own address is missing', () => {
  expect(resultRewrites().slice(0, 2)).toEqual([
    { source: '/:lang/track/result', destination: '/:lang/track/result/missing' },
    { source: '/:lang/track', destination: '/:lang/track/result', has: [{ type: 'query', key: 'no' }] },
  ]);
});

test.each([
  ['POST', '/gh-en/service/is-it-us', true],
  ['GET', '/gh-en/service/is-it-us', false],
  ['POST', '/gh-en/service/is-it-us/result', false],
  ['POST', '/gh-en/track', false],
])('%s %s is a form for its page: %s', (method, path, posted) => {
  expect(isPostToPage(method, path)).toBe(posted);
});

test('a form to a page is rewritten to the page below', () => {
  expect(resultRewrites().slice(-2)).toEqual([
    { source: '/:lang/service/is-it-us/result', destination: '/:lang/service/is-it-us/result/missing' },
    {
      source: '/:lang/service/is-it-us',
      destination: '/:lang/service/is-it-us/result',
      has: [{ type: 'header', key: 'x-posted-form' }],
    },
  ]);
});
