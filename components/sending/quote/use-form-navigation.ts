import { usePathname, useRouter } from 'next/navigation';
import { useLayoutEffect, useState, useTransition, type RefObject } from 'react';
import { timeoutSignal } from '@/lib/client/api/timeout-signal';

/** Milliseconds after which the network counts as lost. */
const TIMEOUT_MS = 10_000;

/**
 * Returns true if the server is reachable. Without this check, the router would open the browser's error page. The
 * response is a stored page, so it is fast.
 */
async function isReachable(path: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store', signal: timeoutSignal(TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

interface Destination {
  address: string;
  /** Selector of the focus on the requested page. */
  focus: string | null;
  /** True adds a history entry for Back. */
  isStep: boolean;
}

/** The last requested page. It may render a form of its own, so the module stores it. */
let requestedPage: Destination | null = null;
/** Number of requested pages whose server has not been reached yet. An earlier page may come in the meantime. */
let unreachedCount = 0;
/** Values entered since the request, by the id of the field. The requested page was rendered without them. */
const typedValues = new Map<string, string>();

/** Records the field that gets the focus while a page is loading. The requested page focuses it too. */
export function recordFocus({ id }: Element): void {
  if (requestedPage && id) requestedPage.focus = `#${id}`;
}

/** Stores a value entered while a page is loading. Returns false if no page is loading. */
export function recordTyping(field: HTMLInputElement): boolean {
  recordFocus(field);
  if (requestedPage && field.id) typedValues.set(field.id, field.value);
  return requestedPage !== null;
}

/** Enters the stored values into the form of the requested page. A list without the stored choice is not changed. */
function enterTyped(): void {
  for (const [id, value] of typedValues) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    if (!field) continue;
    const rendered = field.value;
    field.value = value;
    if (field.value !== value) field.value = rendered;
  }
}

/** Moves the focus. `headingId`: id of the price's heading, which gets the focus unless a field has an error. */
function moveFocus(selector: string, form: HTMLFormElement | null, headingId: string): void {
  const { activeElement } = document;
  // The person has moved on to another part of the page.
  if (activeElement !== document.body && !form?.contains(activeElement)) return;
  const isHeading = selector === `#${headingId}`;
  const mistake = isHeading && form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = mistake || document.querySelector<HTMLElement>(selector);
  const fold = target?.closest('details');
  if (fold) fold.open = true;
  if (isHeading && !mistake) {
    // Scroll to its whole card, or to the heading if the card is taller than the screen.
    target?.closest('section')?.scrollIntoView({ block: 'nearest' });
    target?.scrollIntoView({ block: 'nearest' });
  }
  target?.focus({ preventScroll: isHeading && !mistake });
}

/** Completes the requested page. Returns true if values were entered since the request. */
function completeNavigation(form: HTMLFormElement | null, headingId: string): boolean {
  if (!requestedPage) return false;
  const isRequested = location.pathname + location.search === requestedPage.address;
  const isEntered = typedValues.size > 0 && (isRequested || unreachedCount > 0);
  if (isEntered) enterTyped();
  if (isRequested && requestedPage.focus) moveFocus(requestedPage.focus, form, headingId);
  if (unreachedCount === 0) forgetNavigation();
  return isEntered;
}

function forgetNavigation(): void {
  requestedPage = null;
  typedValues.clear();
}

/**
 * Navigates a form to the page of its address and moves the focus. Values entered meanwhile stay: `onEntered` is called
 * after they were entered into that page's form. `go` resolves to false without a network.
 */
export function useFormNavigation(form: RefObject<HTMLFormElement | null>, headingId: string, onEntered: () => void) {
  const router = useRouter();
  const pathname = usePathname();
  const [loading, startTransition] = useTransition();
  const [checking, setChecking] = useState(false);
  const busy = loading || checking;

  // A layout effect runs before the next key press.
  useLayoutEffect(() => {
    if (!busy && completeNavigation(form.current, headingId)) onEntered();
  });

  async function go(destination: Destination): Promise<boolean> {
    requestedPage = destination;
    unreachedCount += 1;
    setChecking(true);
    const isReached = await isReachable(pathname);
    unreachedCount -= 1;
    setChecking(false);
    const { address, isStep } = destination;
    if (isReached) startTransition(() => (isStep ? router.push : router.replace)(address, { scroll: false }));
    else if (unreachedCount === 0) forgetNavigation();
    return isReached;
  }

  return { busy, go };
}
