'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { storedCountry } from '@/lib/client/market-choice';
import { openLocaleDialog, useLocaleDialog } from '@/lib/client/stores/locale-dialog';
import { asksForCountry } from './frame/first-visit';
import { whenIdle } from '@/components/frame/frame/idle-prefetch';
import type { LocaleChoice } from '@/components/frame/locale-dialog.island';

/** Opens the choice of country and language on a first visit or on request; its content is loaded only then. */
export function LocaleDialogHost({ market, markets, origins }: LocaleChoice) {
  const open = useLocaleDialog((state) => state.open);
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(() => {
    const asks = asksForCountry({
      storedCountry: storedCountry(),
      userAgent: navigator.userAgent,
      isUncovered: document.querySelector('[data-uncovered]') !== null,
    });
    return asks ? whenLoaded(openLocaleDialog) : undefined;
  }, []);

  useEffect(() => {
    if (open)
      void import('@/components/frame/locale-dialog.island')
        .then(({ drawLocaleDialog }) => drawLocaleDialog({ market, markets, origins }))
        .then(setDialog, () => undefined);
  }, [open, market, markets, origins]);

  return open ? dialog : null;
}

/** The page first: in idle time after everything it asked for has come. */
function whenLoaded(callback: () => void): () => void {
  let cancel = () => removeEventListener('load', start);
  function start() {
    cancel = whenIdle(callback);
  }
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
  return () => cancel();
}
