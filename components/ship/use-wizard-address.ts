import { useCallback, useSyncExternalStore } from 'react';
import type { Step } from '@/lib/client/ship/steps';

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
  /** A step forward or back that the browser's Back button can take back. */
  go: (step: Step) => void;
  /** Writes the shown step into the address without a step in history. */
  settle: (step: Step) => void;
  finish: (orderId: string) => void;
}

/** The wizard's place in the address: `?step=receiver`, `?done=<order>`. Kept here, since a change of step loads nothing. */
export function useWizardAddress(): WizardAddress {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => null,
  );
  const query = new URLSearchParams(search ?? '');
  return {
    known: search !== null,
    step: query.get('step'),
    done: query.get('done'),
    go: useCallback((step) => change('pushState', `?step=${step}`), []),
    settle: useCallback((step) => change('replaceState', `?step=${step}`), []),
    finish: useCallback((orderId) => change('replaceState', `?done=${encodeURIComponent(orderId)}`), []),
  };
}
