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

export function toastFailure({ message, kind }: CallFailure): void {
  window.dispatchEvent(new CustomEvent<ToastRequest>(TOAST_EVENT, { detail: { tone: 'bad', message, kind } }));
}
