import { readSessionItem, writeSessionItem } from './browser-storage';
import type { CallFailure } from './call-failure';

export type ToastTone = 'ok' | 'bad' | 'info';

export interface ToastRequest {
  tone: ToastTone;
  /** A sentence in the visitor's language. Empty where only `kind` is known. */
  message: string;
  kind?: CallFailure['kind'];
}

/** The region that shows toasts listens for this event; it turns a `kind` without a sentence into one. */
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

export function toastFailure({ message, kind }: CallFailure): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { tone: 'bad', message, kind } }));
}
