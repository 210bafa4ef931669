/** The folder below a page's own that draws the answer; no address of the site. */
const ANSWER = 'answer';

/**
 * Pages that answer what stands in their address, with the parameters by which they are asked. Asked nothing, a page is
 * kept like any other; asked something, it is drawn for the request, so that a shared link and a plain form work without
 * scripts.
 */
export const ANSWERED_PAGES = {
  track: ['no', 'open'],
  'express/order-quote': [
    ...['kind', 'to', 'service', 'province', 'city', 'fromProvince', 'fromCity', 'goods', 'handover', 'customer'],
    ...['sending', 'kg', 'l', 'w', 'h', 'value', 'box', 'collect', 'insure', 'n', 'ask', 'open'],
  ],
} as const satisfies Record<string, readonly string[]>;

/**
 * Pages that answer what is sent to their own address, which must not stand in one. The front door hands the fields of
 * such a form on in this header, and drops one from outside.
 */
export const POSTED_PAGES: readonly string[] = ['service/is-it-us'];
export const POSTED_HEADER = 'x-posted-form';

/** The path of a page below its market. */
const pageOf = (path: string) => path.split('/').slice(2).join('/');

export function isPosted(method: string | undefined, path: string): boolean {
  return method === 'POST' && POSTED_PAGES.includes(pageOf(path));
}

/** Whether an address asks its page something. `path`: with its prefix; `query`: as it stands behind the question mark. */
export function isAsked(path: string, query: string): boolean {
  if (query === '') return false;
  const parameters = Object.entries(ANSWERED_PAGES).find(([each]) => each === pageOf(path))?.[1] ?? [];
  const given = new URLSearchParams(query);
  return parameters.some((parameter) => given.has(parameter));
}

interface Rewrite {
  source: string;
  destination: string;
  has?: { type: 'query' | 'header'; key: string }[];
}

/** Next's rewrites for them; the folder's own address is a missing page of the market. */
export function answerRewrites(): Rewrite[] {
  const askedBy = (path: string, type: 'query' | 'header', keys: readonly string[]) => [
    { source: `/:lang/${path}/${ANSWER}`, destination: `/:lang/${path}/${ANSWER}/missing` },
    ...keys.map((key) => ({
      source: `/:lang/${path}`,
      destination: `/:lang/${path}/${ANSWER}`,
      has: [{ type, key }],
    })),
  ];
  return [
    ...Object.entries(ANSWERED_PAGES).flatMap(([path, parameters]) => askedBy(path, 'query', parameters)),
    ...POSTED_PAGES.flatMap((path) => askedBy(path, 'header', [POSTED_HEADER])),
  ];
}
