import type { failureSentence } from './call-failure';
import { readSessionItem, writeSessionItem } from './browser-storage';

export type ToastTone = 'ok' | 'bad' | 'info';

export interface ToastRequest {
  tone: ToastTone;
  /** A sentence in the visitor's language. Empty where only `failure` is known. */
  message: string;
  failure?: ReturnType<typeof failureSentence>;
}

/** The region that shows toasts listens for this event; it has a sentence for each `failure` without one. */
export const TOAST_EVENT = 'app:toast';

export function toast(tone: ToastTone, message: string): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { tone, message } }));
}

const KEPT_KEY = 'toast';
/** Milliseconds. A page that took longer to come would show a message nobody waits for any more. */
const KEPT_FOR = 60_000;

/** For a page that is being left: the next one of this tab shows it (§4: a login leads on, and says that it succeeded). */
export function toastOnNextPage(tone: ToastTone, message: string): void {
  writeSessionItem(KEPT_KEY, JSON.stringify({ tone, message, at: Date.now() }));
}

/** Shows what the page before left to say, once. */
export function showKeptToast(): void {
  const kept = readSessionItem(KEPT_KEY);
  if (!kept) return;
  writeSessionItem(KEPT_KEY, null);
  const { tone, message, at } = JSON.parse(kept) as ToastRequest & { at: number };
  if (Date.now() - at < KEPT_FOR) toast(tone, message);
}
