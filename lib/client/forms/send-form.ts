import type { Envelope } from '@/lib/contract/envelope';
import { CallFailure, dataOf } from '../call-failure';
import { randomId } from '../../calls/random-id';
import { requestHeaders } from '../../calls/request-headers';
import { currentIdentity } from '../session';

/** Milliseconds, as for any call of the browser. */
const WITHIN_MS = 4500;

/** Sends a form's fields where the browser itself would, and asks for data in place of a page. Rejects with CallFailure. */
export async function sendForm(action: string, fields: URLSearchParams, idempotencyKey: string): Promise<unknown> {
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), WITHIN_MS);
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: {
        ...requestHeaders('POST', currentIdentity(), idempotencyKey),
        'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8',
        Accept: 'application/json',
      },
      signal: waiting.signal,
    });
    const answer = (await response.json()) as Partial<Envelope<unknown>> | null;
    return dataOf(answer, response.status, response.headers.get('retry-after'));
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    throw new CallFailure(waiting.signal.aborted ? 'timeout' : 'network', '');
  } finally {
    clearTimeout(timer);
  }
}

/** What a form would send now, without files. */
export function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value);
  return fields;
}

/** Keys for attempts to send a form: one content keeps its key, however often it is tried; another content gets another. */
export function createAttemptKeys(makeKey: () => string = randomId): (content: string) => string {
  let last = { content: '', key: '' };
  return (content) => {
    if (content !== last.content || last.key === '') last = { content, key: makeKey() };
    return last.key;
  };
}

/** Fills in fields that are still empty, by name; a choice that is not offered stays open. */
export function fillIn(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name) as HTMLInputElement | RadioNodeList | null;
    if (!control || value === '' || control.value !== '') continue;
    control.value = value;
    if (control instanceof HTMLSelectElement && control.value !== value) control.value = '';
  }
}
