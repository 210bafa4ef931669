'use client';

import { useSyncExternalStore, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import type { QuotedPlaces } from '@/lib/client/ship/draft-from-quote';
import { prefillFromQuote } from '@/lib/client/stores/pre-send';
import type { QuoteRequest } from '@/lib/contract/quotes';

export interface SendThisProps {
  request: QuoteRequest;
  /** The provinces of its cities, below which the wizard lists them. */
  places: QuotedPlaces;
  /** The wizard. */
  href: string;
  /** The form without scripts, with the quote in its address. */
  plainHref: string;
}

const never = () => () => undefined;

/** Passes the quoted parcels to the wizard, also one that opens in a tab of its own; without scripts, or before they run, to the plain form. */
export function SendThis({
  request,
  places,
  href,
  plainHref,
  children,
  ...look
}: SendThisProps & ButtonLook & { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const pass = () => prefillFromQuote(request, places);
  return (
    <a className={buttonClass(look)} href={isReady ? href : plainHref} onClick={pass} onAuxClick={pass}>
      {children}
      <Icon name="arrow-forward" />
    </a>
  );
}
