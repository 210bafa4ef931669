import { CallFailure } from '@/lib/http/call-failure';

export interface UnlockFailure {
  /** Error shown beside the digits. */
  field?: string;
  /** Error shown above the form. */
  general?: string;
}

/** Returns the server's own sentence, if it sent one, for its place. */
export function unlockFailureOf(error: unknown, otherwise: string): UnlockFailure {
  if (!(error instanceof CallFailure)) return { general: otherwise };
  const wrong = error.errors.find(({ field }) => field === 'phoneTail');
  return wrong ? { field: wrong.message } : { general: error.message || otherwise };
}
