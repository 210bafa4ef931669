import { expect } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { Reply } from './world';

/** Checks the status and the code of a refused call, and its message if one is given. */
export function expectRefusal(
  { status, body }: Pick<Reply, 'status' | 'body'>,
  expectedStatus: number,
  code: number,
  message = body.message,
): void {
  expect({ status, code: body.code, message: body.message }).toEqual({ status: expectedStatus, code, message });
}

/** Checks the status and the code of a call that returns this error, and its message if one is given. */
export function expectError(
  reply: Pick<Reply, 'status' | 'body'>,
  error: keyof typeof ERRORS,
  message = reply.body.message,
): void {
  expectRefusal(reply, ERRORS[error].status, ERRORS[error].code, message);
}
