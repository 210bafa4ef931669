'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { storedCountry } from '@/lib/client/market-choice';
import { openLocaleDialog, useLocaleDialog } from '@/lib/client/stores/locale-dialog';
import { asksForCountry } from './frame/first-visit';
import { whenIdle } from './frame/idle-prefetch';
import type { LocaleDialogProps } from './locale-dialog.island';
import { CHOOSER_ID } from '@/components/layout/frame/follow-market-links';

/** Opens the choice of country and language on a first visit or on request; its content is loaded only then. */
export function LocaleDialogHost(props: LocaleDialogProps) {
  const open = useLocaleDialog((state) => state.open);
  const [Dialog, setDialog] = useState<ComponentType<LocaleDialogProps>>();

  useEffect(() => {
    const asks = asksForCountry({
      storedCountry: storedCountry(),
      userAgent: navigator.userAgent,
      onChooserPage: document.getElementById(CHOOSER_ID) !== null,
    });
    return asks ? whenLoaded(openLocaleDialog) : undefined;
  }, []);

  useEffect(() => {
    if (open)
      void import('./locale-dialog.island').then(
        ({ LocaleDialog }) => setDialog(() => LocaleDialog),
        () => undefined,
      );
  }, [open]);

  return open && Dialog ? <Dialog {...props} /> : null;
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
