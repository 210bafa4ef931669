import { failureSentence, type CallFailure } from './call-failure';
import { TOAST_EVENT, type ToastRequest } from './toast';

/** A call failed, and nobody else says so. */
export function toastFailure(failure: CallFailure): void {
  const detail: ToastRequest = { tone: 'bad', message: failure.message, failure: failureSentence(failure) };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
