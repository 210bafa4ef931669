import { readSessionItem } from '@/lib/client/browser-storage';
import { STALE_DICTIONARIES, changeMarket } from '@/lib/client/market-choice';
import type { Country } from '@/lib/market/country';
import { languageFromUrl } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';

/** The element with the map and the list of markets; the dialog takes it out of the chooser's page. */
export const CHOOSER_ID = 'market-chooser';

/** The market that one of our own links leads to. Their prefixes are valid, so no table of countries is needed here. */
export function marketOfLink(href: string): MarketChoice | null {
  const [, country, spelling] = /^\/([a-z]{2})-([a-z]{2})(?=[/?#]|$)/.exec(href) ?? [];
  const language = languageFromUrl(spelling ?? '');
  return country && language ? { country: country.toUpperCase() as Country, language } : null;
}

/** Whether following the link chooses a market: it leaves the open one, or it stands in the chooser. */
export function choosesMarket(href: string, pathname: string, inChooser: boolean): boolean {
  return marketOfLink(href) !== null && (inChooser || href.slice(0, 6) !== pathname.slice(0, 6));
}

/** §4: a press on such a link, in a menu, on a map or in a list, keeps country and language. */
export function followMarketLinks(signal: AbortSignal): void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const inChooser = link?.closest(`#${CHOOSER_ID}`) != null;
    // The chooser names the host of a market that lives on another.
    const href = (link?.getAttribute('href') ?? '').replace(inChooser ? /^https?:\/\/[^/]+/ : '', '');
    const market = marketOfLink(href);
    if (!market || !choosesMarket(href, location.pathname, inChooser)) return;
    changeMarket(market.country, market.language);
  };
  document.addEventListener('click', note, { signal, capture: true });
}

/** §4: after a change of language the dictionaries are fetched again. Their code is loaded for that alone. */
export function renewStaleDictionaries(): void {
  if (readSessionItem(STALE_DICTIONARIES) === null) return;
  void import('@/lib/client/dictionaries').then(
    ({ refetchDictionaries }) => refetchDictionaries(),
    () => undefined,
  );
}
