import { useCallback, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/drafts/draft';
import type { WizardView } from '@/lib/drafts/steps';

/** Event for a change of the address by a script, because browsers send none. */
const CHANGE_EVENT = 'wizard:address';

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(CHANGE_EVENT, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGE_EVENT, onChange);
  };
}

function writeAddress(how: 'pushState' | 'replaceState', query: string): void {
  history[how](null, '', `${location.pathname}${query}`);
  dispatchEvent(new Event(CHANGE_EVENT));
}

export interface WizardAddress {
  /** False on the server and during hydration: the address is not known yet. */
  isKnown: boolean;
  /** Requested step; null if the address has none. */
  step: string | null;
  placedId: string | null;
  /** Draft of an order that is not placed; empty if the address names none. */
  draft: string;
  /** Placed order that is being changed. */
  edit: string | null;
  /** Placed order to copy into a new shipment. */
  again: string | null;
  /** Goes to a step and adds a history entry for Back. */
  go: (view: WizardView, draft: Draft) => void;
  /** Writes the shown step into the address without a history entry. */
  replaceStep: (view: WizardView, draft: Draft) => void;
  finish: (orderId: string) => void;
}

/** Returns the address of a step of a draft, or of the changes to an order. */
export function stepHref(step: WizardView, { edits, id }: Pick<Draft, 'edits' | 'id'>): string {
  return `?${new URLSearchParams({ ...(edits ? { edit: edits.id } : { draft: id }), step }).toString()}`;
}

/**
 * Reads the wizard's position from the address: `?draft=<id>&step=parcels`, `?done=<order>`, `?edit=<order>`,
 * `?again=<order>`. A change of step loads nothing.
 */
export function useWizardAddress(): WizardAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  // Next writes the address of a page after its first render. Until then the address is the previous page's.
  const [isCurrent, setCurrent] = useReducer(() => true, false);
  useLayoutEffect(setCurrent, [setCurrent]);
  const query = new URLSearchParams(search ?? '');
  return {
    isKnown: search !== null && isCurrent,
    step: query.get('step'),
    placedId: query.get('done'),
    edit: query.get('edit'),
    draft: query.get('draft') ?? '',
    again: query.get('again'),
    go: useCallback((step, draft) => writeAddress('pushState', stepHref(step, draft)), []),
    replaceStep: useCallback((step, draft) => writeAddress('replaceState', stepHref(step, draft)), []),
    finish: useCallback((orderId) => writeAddress('replaceState', `?done=${encodeURIComponent(orderId)}`), []),
  };
}
