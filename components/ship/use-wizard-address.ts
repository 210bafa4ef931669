import { useCallback, useSyncExternalStore } from 'react';
import type { View } from '@/lib/client/ship/steps';

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
  /** The step asked for, and the order that was placed. */
  step: string | null;
  done: string | null;
  /** The placed order that is being changed. */
  edit: string | null;
  /** A step forward or back that the browser's Back button can take back. */
  go: (view: View) => void;
  /** Writes the shown step into the address without a step in history. */
  replaceStep: (view: View) => void;
  finish: (orderId: string) => void;
}

/** The address of a step, which goes on changing the order that is being changed. */
export function stepHref(step: View, edit: string | null | undefined): string {
  return `?${new URLSearchParams(edit ? { edit, step } : { step }).toString()}`;
}

/** The wizard's place in the address: `?step=parcels`, `?done=<order>`, `?edit=<order>`. A change of step loads nothing. */
export function useWizardAddress(): WizardAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  const query = new URLSearchParams(search ?? '');
  const edit = query.get('edit');
  return {
    known: search !== null,
    step: query.get('step'),
    done: query.get('done'),
    edit,
    go: useCallback((step) => change('pushState', stepHref(step, edit)), [edit]),
    replaceStep: useCallback((step) => change('replaceState', stepHref(step, edit)), [edit]),
    finish: useCallback((orderId) => change('replaceState', `?done=${encodeURIComponent(orderId)}`), []),
  };
}
