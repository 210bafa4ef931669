'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { storedCountry } from '@/lib/client/market-choice';
import { useLocaleDialog } from '@/lib/client/stores/locale-dialog';
import { asksForCountry } from '../effects/first-visit';
import type { LocaleChoice } from './locale-dialog.island';

/** Opens the choice of country and language on a first visit or on request. Its content is loaded only then. */
export function LocaleDialogHost({ market, markets, origins }: LocaleChoice) {
  const open = useLocaleDialog((state) => state.open);
  const pathname = usePathname();
  const [dialog, setDialog] = useState<ReactNode>(null);

  useEffect(() => {
    const mustAsk = asksForCountry({
      storedCountry: storedCountry(),
      userAgent: navigator.userAgent,
      isUncovered: document.querySelector('[data-uncovered]') !== null,
    });
    if (!mustAsk && !open) return;
    void import('./locale-dialog.island')
      .then(({ renderLocaleDialog, offerLocaleDialog }) =>
        (open ? renderLocaleDialog : offerLocaleDialog)({ market, markets, origins }),
      )
      .then(setDialog, () => undefined);
  }, [open, pathname, market, markets, origins]);

  return open ? dialog : null;
}
