/** Address of the missing page outside every market. It is named like a file, so no redirect applies to it. */
export const MISSING_PAGE_PATH = '/missing.html';

/** The folder below a page that renders the result. It is not an address of the site. */
const RESULT_SEGMENT = 'result';

/**
 * Pages whose result depends on a query in their address, with its parameters. Without these parameters, a page is
 * cached like any other. With them, it is rendered for each request, so that shared links and plain forms work without
 * scripts.
 */
export const RESULT_PAGES = {
  track: ['no', 'open'],
  'express/order-quote': [
    'kind',
    'to',
    'service',
    'province',
    'city',
    'fromProvince',
    'fromCity',
    'goods',
    'handover',
    'customer',
    'sending',
    'kg',
    'l',
    'w',
    'h',
    'value',
    'box',
    'collect',
    'insure',
    'n',
    'ask',
    'open',
  ],
  'service/may-i-send': ['name', 'to'],
} as const satisfies Record<string, readonly string[]>;

/**
 * Pages whose result depends on a form that is sent to their own address. Its fields must not be in an address. The
 * server passes them on in `POSTED_HEADER`, and removes this header from outside requests.
 */
export const POSTED_PAGES: readonly string[] = ['service/is-it-us'];
export const POSTED_HEADER = 'x-posted-form';

/** Returns the part of a path after its market prefix, without a slash at its beginning. */
const pageOf = (path: string) => path.split('/').slice(2).join('/');

export function isPostToPage(method: string | undefined, path: string): boolean {
  return method === 'POST' && POSTED_PAGES.includes(pageOf(path));
}

/**
 * Returns true if the query has a parameter of the page in `RESULT_PAGES`. `path`: with its prefix. `query`: without
 * the question mark.
 */
export function isResultRequest(path: string, query: string): boolean {
  if (query === '') return false;
  const parameters = Object.entries(RESULT_PAGES).find(([each]) => each === pageOf(path))?.[1] ?? [];
  const params = new URLSearchParams(query);
  return parameters.some((parameter) => params.has(parameter));
}

interface Rewrite {
  source: string;
  destination: string;
  has?: { type: 'query' | 'header'; key: string }[];
}

/** Returns Next's rewrites for these pages. The folder's own address is a missing page of the market. */
export function resultRewrites(): Rewrite[] {
  const rewritesBy = (path: string, type: 'query' | 'header', keys: readonly string[]) => [
    { source: `/:lang/${path}/${RESULT_SEGMENT}`, destination: `/:lang/${path}/${RESULT_SEGMENT}/missing` },
    ...keys.map((key) => ({
      source: `/:lang/${path}`,
      destination: `/:lang/${path}/${RESULT_SEGMENT}`,
      has: [{ type, key }],
    })),
  ];
  return [
    ...Object.entries(RESULT_PAGES).flatMap(([path, parameters]) => rewritesBy(path, 'query', parameters)),
    ...POSTED_PAGES.flatMap((path) => rewritesBy(path, 'header', [POSTED_HEADER])),
  ];
}
