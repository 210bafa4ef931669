export const VERDICTS = ['ours', 'not-ours', 'cannot-tell'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const PIECE_KINDS = ['link', 'email', 'phone', 'number', 'sender'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Why a piece is judged as it is; `authenticity.reasons` has a sentence for each. */
export const REASONS = [
  'ours',
  'otherHost',
  'lookalike',
  'shortener',
  'disguised',
  'unclearLink',
  'otherAddress',
  'otherPhone',
  'shortNumber',
  'knownNumber',
  'unknownNumber',
  'impossibleNumber',
  'otherNumber',
  'ourName',
  'otherName',
] as const;
export type Reason = (typeof REASONS)[number];

/** One thing in a message that can be checked. */
export interface MessagePiece {
  kind: PieceKind;
  /** As it was read: letters that look alike folded, invisible ones taken out. */
  text: string;
  verdict: Verdict;
  reason: Reason;
}

/** What is ours. */
export interface OurFacts {
  /** `https://duniaexpress.example`: scheme, host and port. */
  origins: readonly string[];
  /** Pages of ours on other sites, whole addresses. */
  pages: readonly string[];
  /** Lower case; whoever writes from one of these writes for us. */
  mailDomains: readonly string[];
  /** Lower case, whole addresses. */
  mailAddresses: readonly string[];
  /** `+233302000144`. */
  phones: readonly string[];
  /** What stands in place of a number on our SMS. */
  senderNames: readonly string[];
  /** Of the reader's market: their own numbers are read without it too. */
  callingCode: string;
}

export function piece(kind: PieceKind, text: string, verdict: Verdict, reason: Reason): MessagePiece {
  return { kind, text, verdict, reason };
}
