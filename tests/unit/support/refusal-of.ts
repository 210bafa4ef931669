import { ERRORS, type ErrorName } from '@/lib/contract/error-codes';
import { CallFailure } from '@/lib/http/call-failure';

/** Returns the failure of a call that the service refused with this error. */
export const refusalOf = (name: ErrorName) =>
  new CallFailure({ kind: 'refused', message: name, code: ERRORS[name].code, status: ERRORS[name].status });
