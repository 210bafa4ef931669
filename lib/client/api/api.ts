import type { CallOptions, Caller } from '@/lib/http/call';
import { asFailure } from '@/lib/http/call-failure';
import type { CallName } from '@/lib/contract/calls';
import type { FileView } from '@/lib/contract/orders/files';
import type { RequestOf, ResponseOf } from '@/lib/contract/registry';
import { toastFailure } from './toast-failure';

/**
 * Sends a call from the browser. Shows a toast for failures that the calling code does not show itself. The code for
 * calls loads with the first call. If it cannot be loaded, the call fails like a call without a network, and the next
 * call tries again.
 */
export const api: Caller = async (name, input, options) => {
  const { browserCaller } = await import('./browser-caller').catch((error: unknown) => {
    const failure = asFailure(error);
    if (!options?.quiet) toastFailure(failure);
    throw failure;
  });
  return browserCaller(name, input, options);
};

/** Calls that return a file. */
type FileCall = {
  [Name in CallName]: ResponseOf<Name> extends FileView | FileView['bytes'] ? Name : never;
}[CallName];

/** Makes a call that returns a file. */
export async function fetchFile<Name extends FileCall>(
  name: Name,
  input: RequestOf<Name>,
  options?: CallOptions,
): Promise<Blob> {
  const file: unknown = await api(name, input, options);
  return file as Blob;
}
