import 'server-only';
import { docsOfError } from '@/lib/contract/developers/docs-address';
import type { CallResponse } from './call-response';

export const PROBLEM_TYPE = 'application/problem+json';

/** Returns true if a request accepts problem details (RFC 9457). */
export function acceptsProblem(headers: Headers): boolean {
  const ranges = (headers.get('accept') ?? '').toLowerCase().split(',');
  return ranges.some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    return type === PROBLEM_TYPE && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** JSON Pointer of a field in the request's body: `receiver.phone` is `#/receiver/phone`. */
const pointerOf = (field: string) => `#/${field.replaceAll('.', '/')}`;

/** Returns the problem details of a failure, or null for a success. They have the status and the code of its envelope. */
export function problemOf({ status, body, failure }: CallResponse): Record<string, unknown> | null {
  if (!failure) return null;
  const { code, message } = body;
  return {
    type: docsOfError(code),
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
