import 'server-only';
import { docsOfError } from '@/lib/contract/developers/docs-address';
import type { CallResponse } from './call-response';

export const PROBLEM_TYPE = 'application/problem+json';

/** Returns the weight of a media type in `Accept` (RFC 9110), or 0 if the header refuses it or does not name it. */
function weightOf(accept: string, type: string): number {
  const ranges = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  const range = ranges.find(([mediaType]) => mediaType === type);
  return range ? Number(range.find((part) => part.startsWith('q='))?.slice(2) ?? 1) : 0;
}

/** Returns true if a request accepts problem details (RFC 9457), and does not prefer plain JSON. */
export function acceptsProblem(headers: Headers): boolean {
  const accept = (headers.get('accept') ?? '').toLowerCase();
  const weight = weightOf(accept, PROBLEM_TYPE);
  return weight > 0 && weight >= weightOf(accept, 'application/json');
}

/** JSON Pointer of a field in the request's body: `receiver.phone` is `#/receiver/phone`. */
const pointerOf = (field: string) => `#/${field.replaceAll('.', '/')}`;

/**
 * Returns the problem details of a failure, or null for a success. They have the status and the code of its envelope.
 * `site`: the origin of this site, because RFC 9457 recommends an absolute `type`.
 */
export function problemOf({ status, body, failure }: CallResponse, site: string): Record<string, unknown> | null {
  if (!failure) return null;
  const { code, message } = body;
  return {
    type: `${site}${docsOfError(code)}`,
    title: failure.title,
    status,
    detail: message,
    code,
    name: failure.error,
    ...(failure.fields.length > 0 && {
      errors: failure.fields.map(({ field, message: detail, ...rest }) => ({
        detail,
        pointer: pointerOf(field),
        field,
        ...rest,
      })),
    }),
  };
}
