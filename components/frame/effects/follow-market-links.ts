import { readSessionItem } from '@/lib/client/browser-storage';
import { STALE_DICTIONARIES, changeMarket } from '@/lib/client/market-choice';
import type { Country } from '@/lib/market/country';
import { languageFromUrl } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';

/** Id of the element with the map and the list of markets. The dialog copies it from the chooser's page. */
export const CHOOSER_ID = 'market-chooser';

/** Returns the market of one of our own links, or null. Our prefixes are valid, so no table of countries is needed. */
export function marketOfLink(href: string): MarketChoice | null {
  const [, country, spelling] = /^\/([a-z]{2})-([a-z]{2})(?=[/?#]|$)/.exec(href) ?? [];
  const language = languageFromUrl(spelling ?? '');
  return country && language ? { country: country.toUpperCase() as Country, language } : null;
}

/** Returns true if following the link chooses a market: the link leaves the current market or is in the chooser. */
export function choosesMarket(href: string, pathname: string, inChooser: boolean): boolean {
  return marketOfLink(href) !== null && (inChooser || href.slice(0, 6) !== pathname.slice(0, 6));
}

/** Stores country and language when a link to a market is pressed, in a menu, on a map or in a list (§4). */
export function followMarketLinks(signal: AbortSignal): void {
  const storeMarketOfLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const inChooser = link?.closest(`#${CHOOSER_ID}`) != null;
    // Links in the chooser name the host of a market on another host.
    const href = (link?.getAttribute('href') ?? '').replace(inChooser ? /^https?:\/\/[^/]+/ : '', '');
    const market = marketOfLink(href);
    if (!market || !choosesMarket(href, location.pathname, inChooser)) return;
    changeMarket(market.country, market.language);
  };
  document.addEventListener('click', storeMarketOfLink, { signal, capture: true });
}

/** Fetches the dictionaries again after a change of language (§4). The code for this is loaded only then. */
export function renewStaleDictionaries(): void {
  if (readSessionItem(STALE_DICTIONARIES) === null) return;
  void import('@/lib/client/dictionaries').then(
    ({ refetchDictionaries }) => refetchDictionaries(),
    () => undefined,
  );
}
