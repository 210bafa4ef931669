/** The lookbehind spares a make of phones. */
const CRAWLER =
  /(?<!cu)bot\b|crawl|spider|slurp|bingpreview|mediapartners|facebookexternalhit|inspectiontool|archiver/i;

export interface Visit {
  /** The country this browser keeps. */
  storedCountry: string | null;
  userAgent: string;
  /** The page is the choice itself, or holds what somebody passed on: an element of it has `data-uncovered`. */
  isUncovered: boolean;
}

/** §2: the full-screen choice appears when no country is stored locally. It never stands between a crawler and a page. */
export function asksForCountry({ storedCountry, userAgent, isUncovered }: Visit): boolean {
  return storedCountry === null && !isUncovered && !CRAWLER.test(userAgent);
}
