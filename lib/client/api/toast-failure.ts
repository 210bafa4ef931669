import { failureKey, type CallFailure } from '@/lib/http/call-failure';
import { TOAST_EVENT, type ToastRequest } from './toast';

/** Shows a toast for a failed call that the calling code does not show itself. */
export function toastFailure(failure: CallFailure): void {
  const detail: ToastRequest = { tone: 'bad', message: failure.message, failure: failureKey(failure) };
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }));
}
