/** Crawlers that run scripts. `Cubot` is a make of phones. */
const CRAWLER = /[^u]bot\b|crawl|spider|slurp|bingpreview|mediapartners|inspectiontool|archiver/i;

export interface VisitFacts {
  /** Country stored in this browser. */
  storedCountry: string | null;
  userAgent: string;
  /** True if the page is the choice itself or shows a shared link: an element of it has `data-uncovered`. */
  isUncovered: boolean;
}

/**
 * Returns true if the full-screen choice must appear, because no country is stored locally (§2). Returns false for
 * crawlers and for pages that must stay uncovered.
 */
export function asksForCountry({ storedCountry, userAgent, isUncovered }: VisitFacts): boolean {
  return storedCountry === null && !isUncovered && !CRAWLER.test(userAgent);
}
