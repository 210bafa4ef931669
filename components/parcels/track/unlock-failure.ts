import { CallFailure } from '@/lib/calls/call-failure';

export interface UnlockFailure {
  /** Beside the digits. */
  field?: string;
  /** Above the form. */
  general?: string;
}

/** The server's own sentence where it gave one, in the place where it belongs. */
export function failureOf(error: unknown, otherwise: string): UnlockFailure {
  if (!(error instanceof CallFailure)) return { general: otherwise };
  const wrong = error.errors.find(({ field }) => field === 'phoneTail');
  return wrong ? { field: wrong.message } : { general: error.message || otherwise };
}
