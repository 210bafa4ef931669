import { useCallback, useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { Draft } from '@/lib/drafts/draft';
import type { View } from '@/lib/drafts/steps';

/** Told when the address was changed by a script, which the browser itself does not announce. */
const CHANGED = 'wizard:address';

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange);
  addEventListener(CHANGED, onChange);
  return () => {
    removeEventListener('popstate', onChange);
    removeEventListener(CHANGED, onChange);
  };
}

function change(how: 'pushState' | 'replaceState', query: string): void {
  history[how](null, '', `${location.pathname}${query}`);
  dispatchEvent(new Event(CHANGED));
}

export interface WizardAddress {
  /** False on the server and while the page is taken over: the address is not known yet. */
  known: boolean;
  /** The requested step, and the placed order. */
  step: string | null;
  done: string | null;
  /** The draft of an order that is not placed; empty where the address names none. */
  draft: string;
  /** The placed order that is being changed. */
  edit: string | null;
  /** The placed order that a new shipment is to be like. */
  again: string | null;
  /** A step forward or back that the browser's Back button can take back. */
  go: (view: View, draft: Draft) => void;
  /** Writes the shown step into the address without a step in history. */
  replaceStep: (view: View, draft: Draft) => void;
  finish: (orderId: string) => void;
}

/** The address of a step of a draft, or of the changes to an order. */
export function stepHref(step: View, { edits, id }: Pick<Draft, 'edits' | 'id'>): string {
  return `?${new URLSearchParams({ ...(edits ? { edit: edits.id } : { draft: id }), step }).toString()}`;
}

/** The wizard's place in the address: `?draft=<id>&step=parcels`, `?done=<order>`, `?edit=<order>`. A change of step loads nothing. */
export function useWizardAddress(): WizardAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  // Next writes the address of a page after its first render. Until then it is that of the page before.
  const [isCurrent, setCurrent] = useReducer(() => true, false);
  useLayoutEffect(setCurrent, [setCurrent]);
  const query = new URLSearchParams(search ?? '');
  return {
    known: search !== null && isCurrent,
    step: query.get('step'),
    done: query.get('done'),
    edit: query.get('edit'),
    draft: query.get('draft') ?? '',
    again: query.get('again'),
    go: useCallback((step, draft) => change('pushState', stepHref(step, draft)), []),
    replaceStep: useCallback((step, draft) => change('replaceState', stepHref(step, draft)), []),
    finish: useCallback((orderId) => change('replaceState', `?done=${encodeURIComponent(orderId)}`), []),
  };
}
