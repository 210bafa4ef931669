'use client';

import { useEffect, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { buttonClass, type ButtonLook } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/status/spinner';
import type { QuotedPlaces } from '@/lib/drafts/draft-from-quote';
import { prefillFromQuote } from '@/lib/client/prefill-from-quote';
import type { QuoteRequest } from '@/lib/contract/quotes/quotes';

export interface SendThisProps {
  request: QuoteRequest;
  /** Provinces of its cities, by which the wizard groups them. */
  places: QuotedPlaces;
  /** The wizard. */
  href: string;
  /** Address of the form without scripts, with the quote. */
  plainHref: string;
}

const subscribeToNothing = () => () => undefined;

/** Milliseconds in which a repeated press is ignored. */
const BUSY_MS = 8000;

/**
 * Passes the quoted parcels to the wizard, also in a new tab. Without scripts, or before they run, it leads to the
 * plain form.
 */
export function SendThis({
  request,
  places,
  href,
  plainHref,
  children,
  ...look
}: SendThisProps & ButtonLook & { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const pass = () => prefillFromQuote(request, places);
  // On a slow connection the wizard takes more than a second to load.
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    addEventListener('pageshow', back);
    // A page that failed to load or was stopped may be requested again.
    const again = leaving ? setTimeout(back, BUSY_MS) : undefined;
    return () => {
      removeEventListener('pageshow', back);
      clearTimeout(again);
    };
  }, [leaving]);
  function follow(event: MouseEvent) {
    pass();
    setLeaving(!event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey);
  }
  return (
    <a
      className={buttonClass(look)}
      href={isReady ? href : plainHref}
      aria-busy={leaving || undefined}
      onClick={follow}
      onAuxClick={pass}
    >
      {children}
      {leaving ? <Spinner /> : <Icon name="arrow-forward" />}
    </a>
  );
}
