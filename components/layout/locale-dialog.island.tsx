'use client';

import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Dialog } from '@/components/ui/dialog.island';
import { Spinner } from '@/components/ui/spinner';
import { rememberMarket, storedCountry } from '@/lib/client/market-choice';
import { closeLocaleDialog } from '@/lib/client/stores/locale-dialog';
import { parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { samePage } from '@/lib/routing/paths';
import type { ChooserTexts } from './frame-props';
import { fetchChooser } from './frame/fetch-chooser';

export type LocaleDialogProps = ChooserTexts & { market: MarketChoice };

/** §2: the full-screen choice. Closing it in any way keeps the country of the open page. */
export function LocaleDialog({ market, title, titleLang, close, loading, href }: LocaleDialogProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const stop = new AbortController();
    fetchChooser(href, stop.signal).then(
      (chooser) => {
        holder.current?.replaceChildren(chooser);
        setReady(true);
      },
      // Without its content the dialog would only be in the way.
      () => stop.signal.aborted || closeLocaleDialog(),
    );
    return () => stop.abort();
  }, [href]);

  function stay() {
    if (storedCountry() === null) rememberMarket(market.country, market.language);
    closeLocaleDialog();
  }

  return (
    <Dialog open onClose={stay} title={<span lang={titleLang}>{title}</span>} closeLabel={close} size="full">
      {!ready && <Spinner label={loading} />}
      <div ref={holder} onClickCapture={takeLink} />
    </Dialog>
  );
}

/** Links of the chooser lead to home pages; from the dialog they lead to the open page in the chosen market (§4). */
function takeLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const prefix = link?.getAttribute('href')?.split('/')[1] ?? '';
  if (!link || !parsePrefix(prefix)) return;
  link.setAttribute('href', samePage(location.pathname, location.search, prefix as Prefix));
}
