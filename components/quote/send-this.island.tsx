'use client';

import { buttonClass } from '@/components/ui/button-class';
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
}

/** Passes the quoted parcel to the wizard; without scripts the wizard opens empty. */
export function SendThis({ request, places, href, label }: SendThisProps & { label: string }) {
  return (
    <a
      className={buttonClass({ variant: 'primary', size: 'large', block: true })}
      href={href}
      onClick={() => prefillFromQuote(request, places)}
    >
      {label}
      <Icon name="arrow-forward" />
    </a>
  );
}
