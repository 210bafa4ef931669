'use client';

import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Logo } from '@/components/parts/logo';
import { Dialog } from '@/components/ui/status/dialog.island';
import { createLazyPart } from '@/lib/client/lazy-part';
import { storeMarket, storedCountry } from '@/lib/client/market-choice';
import { closeLocaleDialog, openLocaleDialog } from '@/lib/client/stores/locale-dialog';
import type { Country } from '@/lib/market/country';
import { LANGUAGE_NAMES } from '@/lib/market/language-names';
import { parsePrefix, type Prefix } from '@/lib/market/prefix';
import type { samePage } from '@/lib/routing/paths';
import { Flag } from './flag';
import type { FrameProps } from '../load-frame-props';
import { isPageInUse } from '../effects/is-page-in-use';
import { loadFrameWords, type FrameWords } from '../frame-words';
import styles from './locale-dialog.module.css';
import { MarketChooser } from './market-chooser';

type SamePage = typeof samePage;

export type LocaleChoice = Pick<FrameProps, 'market' | 'markets' | 'origins'>;

/** Loads the dialog's texts and renders it. Rejects without a network. */
export async function renderLocaleDialog(choice: LocaleChoice): Promise<ReactNode> {
  const { country, language } = choice.market;
  const words = await loadFrameWords(language);
  // In the Chinese market the title is Chinese, in any language of the page (§2).
  const { title } = country === 'CN' ? (await loadFrameWords('zh-CN')).chooser : words.chooser;
  return <LocaleDialog {...choice} words={words.chooser} title={title} />;
}

/** True once the dialog was offered. It is loaded then, and opens together with the next page. */
let wasOffered = false;
/** True once the dialog was closed. A browser without storage stores no country, so the dialog must not open again. */
let wasClosed = false;

/** Opens the dialog on a first visit. If the page is already in use, the dialog waits for the next page. */
export async function offerLocaleDialog(choice: LocaleChoice): Promise<ReactNode> {
  const isNext = wasOffered;
  const dialog = await renderLocaleDialog(choice);
  wasOffered = true;
  if (!wasClosed && !isPageInUse(isNext)) openLocaleDialog();
  return dialog;
}

interface LocaleDialogProps extends LocaleChoice {
  words: FrameWords['chooser'];
  title: string;
}

/** The full-screen choice (§2). Closing it in any way stores the country of the open page, if none is stored. */
function LocaleDialog({ market, markets, origins, words, title }: LocaleDialogProps) {
  const names = Object.fromEntries(markets) as Record<Country, string>;
  const { lead, ...texts } = words;

  function storeCurrentMarket() {
    wasClosed = true;
    if (storedCountry() === null) storeMarket(market.country, market.language);
    closeLocaleDialog();
  }

  return (
    <Dialog
      open
      onClose={storeCurrentMarket}
      title={
        <>
          <span aria-hidden="true" className={styles.logo}>
            <Logo />
          </span>
          <span lang={market.country === 'CN' ? 'zh-CN' : market.language}>{title}</span>
        </>
      }
      closeLabel={words.close}
      size="full"
      inkHeader={styles.head}
    >
      <div className={styles.choice}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.continue}>
          <button
            ref={focusFirst}
            type="button"
            onClick={storeCurrentMarket}
            className={buttonClass({ variant: 'primary', block: true })}
          >
            <Flag country={market.country} />
            <span>
              {words.continue} <bdi>{`${names[market.country]}\u00a0·\u00a0${LANGUAGE_NAMES[market.language]}`}</bdi>
            </span>
          </button>
        </p>
        <div onPointerEnter={preloadRoutes} onFocusCapture={preloadRoutes} onClickCapture={handleMarketLink}>
          <MarketChooser language={market.language} current={market} texts={{ ...texts, names, origins }} />
        </div>
      </div>
    </Dialog>
  );
}

/** Gives the button the first focus of the dialog. React does not render the `autofocus` attribute. */
const focusFirst = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

/**
 * The table of routes is loaded when the choice is first used: it is as large as the rest of a first visit's script.
 */
const samePagePart = createLazyPart(() => import('@/lib/routing/paths').then(({ samePage }) => samePage));

const preloadRoutes = () => void samePagePart.load().catch(() => undefined);

/**
 * Links of the chooser's page lead to home pages and need no table of routes. Links of the dialog lead to the open page
 * in the chosen market (§4).
 */
function handleMarketLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  // A link to a market on another host has that host before the path.
  const [, origin = '', prefix = ''] = /^(https?:\/\/[^/]+)?\/([^/]*)/.exec(href) ?? [];
  if (!link || !parsePrefix(prefix)) return;
  const address = (samePage: SamePage) => origin + samePage(location.pathname, location.search, prefix as Prefix);
  const loadedSamePage = samePagePart.loaded();
  if (loadedSamePage) return link.setAttribute('href', address(loadedSamePage));
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  void samePagePart
    .load()
    .then(address, () => href)
    .then((to) => location.assign(to));
}
