import type { failureKey } from '@/lib/http/call-failure';
import { readSessionItem, writeSessionItem } from '../browser-storage';

export type ToastTone = 'ok' | 'bad' | 'info';

export interface ToastRequest {
  tone: ToastTone;
  /** A text in the visitor's language. Empty if only `failure` is known. */
  message: string;
  failure?: ReturnType<typeof failureKey>;
}

/** Event for the region that shows toasts. The region has a text for each `failure` without a message. */
export const TOAST_EVENT = 'app:toast';

export function toast(tone: ToastTone, message: string): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { tone, message } }));
}

const STORAGE_KEY = 'toast';
/** Milliseconds for which the message is stored. After a longer delay, the visitor no longer expects it. */
const LIFETIME_MS = 60_000;

/** Stores a toast for the next page of this tab (§4: a login opens another page, and that page reports the success). */
export function toastOnNextPage(tone: ToastTone, message: string): void {
  writeSessionItem(STORAGE_KEY, JSON.stringify({ tone, message, at: Date.now() }));
}

/** Shows the toast that the previous page stored, unless it is older than `LIFETIME_MS`, and removes it. */
export function showStoredToast(): void {
  const storedText = readSessionItem(STORAGE_KEY);
  if (!storedText) return;
  writeSessionItem(STORAGE_KEY, null);
  const { tone, message, at } = JSON.parse(storedText) as ToastRequest & { at: number };
  if (Date.now() - at < LIFETIME_MS) toast(tone, message);
}
