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
    ...['sending', 'kg', 'l', 'w', 'h', 'value', 'collect', 'insure', 'n', 'ask'],
  ],
} as const satisfies Record<string, readonly string[]>;

/** Whether an address asks its page something. `path`: with its prefix; `query`: as it stands behind the question mark. */
export function isAsked(path: string, query: string): boolean {
  if (query === '') return false;
  const page = path.split('/').slice(2).join('/');
  const parameters = Object.entries(ANSWERED_PAGES).find(([each]) => each === page)?.[1] ?? [];
  const given = new URLSearchParams(query);
  return parameters.some((parameter) => given.has(parameter));
}

interface Rewrite {
  source: string;
  destination: string;
  has?: { type: 'query'; key: string }[];
}

/** Next's rewrites for them; the folder's own address is a missing page of the market. */
export function answerRewrites(): Rewrite[] {
  return Object.entries(ANSWERED_PAGES).flatMap(([path, parameters]) => [
    { source: `/:lang/${path}/${ANSWER}`, destination: `/:lang/${path}/${ANSWER}/missing` },
    ...parameters.map((key) => ({
      source: `/:lang/${path}`,
      destination: `/:lang/${path}/${ANSWER}`,
      has: [{ type: 'query' as const, key }],
    })),
  ]);
}
