import { usePathname } from 'next/navigation';
import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds without a key before the address is written: browsers allow a hundred writes in half a minute. */
const TYPING_PAUSE_MS = 250;

/** Stores typed values in the page's address, so that a reload or a change of language restores them. */
export function useDraftInAddress(form: RefObject<HTMLFormElement | null>) {
  const pathname = usePathname();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Returns the address of the form's fields, as a native submit would. `open`: a fold that stays open. */
  function addressWith(submitter: HTMLElement | null, open?: string): string {
    clearTimeout(timer.current);
    const pairs = [...new FormData(form.current!, submitter)].map(([name, value]) => [name, String(value)]);
    return `${pathname}?${new URLSearchParams(open ? [...pairs, ['open', open]] : pairs)}`;
  }

  function write() {
    if (!form.current) return;
    const isSubmitted = new URLSearchParams(location.search).get('ask') === '1';
    window.history.replaceState(null, '', addressWith(null) + (isSubmitted ? '&ask=1' : ''));
  }

  function storeInAddress() {
    clearTimeout(timer.current);
    timer.current = setTimeout(write, TYPING_PAUSE_MS);
  }

  useEffect(() => {
    const pending = timer;
    return () => clearTimeout(pending.current);
  }, []);
  return { storeInAddress, addressWith };
}
