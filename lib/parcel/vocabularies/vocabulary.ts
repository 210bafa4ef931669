import type { ScanCode, ScanReason } from '../scan-codes';

/** What a partner's code says in ours. */
export interface ScanMeaning {
  code: ScanCode;
  reason?: ScanReason;
}

/** A partner's codes as its documentation spells them; null for one that no code of ours says. */
export type Vocabulary = Readonly<Record<string, ScanMeaning | null>>;
