import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useState, useTransition, type RefObject } from 'react';

/** Milliseconds after which a network counts as away. */
const PATIENCE = 10_000;

/** Where nothing answers, the router would leave the page for the browser's own. A stored page answers this at once. */
async function isReachable(path: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) });
    return true;
  } catch {
    return false;
  }
}

/** The selector of what gets the focus once the page that was asked for is drawn. That page may have a form of its own, so it is kept here. */
let wanted: string | null = null;

/** `answerId`: the heading of the answer, which gets the focus unless a field needs mending first. */
function focusWanted(form: HTMLFormElement | null, answerId: string): void {
  if (wanted === null) return;
  const isAnswer = wanted === `#${answerId}`;
  const mistake = isAnswer && form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = mistake || document.querySelector<HTMLElement>(wanted);
  wanted = null;
  // Its whole card, from the beginning where the screen is smaller.
  if (isAnswer && !mistake) target?.closest('section')?.scrollIntoView({ block: 'nearest' });
  target?.focus({ preventScroll: isAnswer && !mistake });
}

interface Destination {
  address: string;
  /** The selector of what gets the focus there. */
  focus: string | null;
  /** Another entry of the history, to which Back leads. */
  isStep: boolean;
}

/** Leads a form to the page its address describes, and the focus with it. `go` resolves to false without a network. */
export function useFormNavigation(form: RefObject<HTMLFormElement | null>, answerId: string) {
  const router = useRouter();
  const pathname = usePathname();
  const [loading, startTransition] = useTransition();
  const [checking, setChecking] = useState(false);
  const busy = loading || checking;

  useEffect(() => {
    if (!busy) focusWanted(form.current, answerId);
  }, [busy, form, answerId]);

  async function go({ address, focus, isStep }: Destination): Promise<boolean> {
    setChecking(true);
    const reached = await isReachable(pathname);
    setChecking(false);
    if (!reached) return false;
    wanted = focus;
    startTransition(() => (isStep ? router.push : router.replace)(address, { scroll: false }));
    return true;
  }

  return { busy, go };
}
