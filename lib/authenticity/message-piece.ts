export const VERDICTS = ['ours', 'not-ours', 'cannot-tell'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const PIECE_KINDS = ['link', 'email', 'phone', 'number', 'sender'] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** Reasons for the verdict on a piece. `authenticity.reasons` has a text for each. */
export const PIECE_REASONS = [
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
export type PieceReason = (typeof PIECE_REASONS)[number];

/** Part of a message that can be checked. */
export interface MessagePiece {
  kind: PieceKind;
  /** Text as one of `readingsOf` has it; a number is in upper case. */
  text: string;
  verdict: Verdict;
  reason: PieceReason;
}

/** Facts about us. */
export interface OurFacts {
  /** Scheme, host and port of each site: `https://duniaexpress.example`. */
  origins: readonly string[];
  /** Our pages on other sites, as whole addresses. */
  pages: readonly string[];
  /** Mail domains in lower case. Every sender at one of these domains writes for us. */
  mailDomains: readonly string[];
  /** Whole mail addresses in lower case. */
  mailAddresses: readonly string[];
  /** Numbers with a plus sign and the calling code: `+233302000144`. */
  phones: readonly string[];
  /** Sender names shown on our SMS in place of a number. */
  senderNames: readonly string[];
  /** Calling code of the reader's market. Numbers of that market are also accepted without the code. */
  callingCode: string;
}

export function piece(kind: PieceKind, text: string, verdict: Verdict, reason: PieceReason): MessagePiece {
  return { kind, text, verdict, reason };
}
