import { expect } from 'vitest';
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
