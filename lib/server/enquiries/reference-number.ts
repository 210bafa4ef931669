import 'server-only';
import { randomBytes } from 'node:crypto';
import { checkDigit } from '@/lib/parcel/check-digit';
import { RANDOM_BYTES, randomDigits } from '@/lib/parcel/random-digits';

const RANDOM_LENGTH = 9;

/** EX for an expert, FB for feedback, nine random digits and a check digit: `EX0012345674`. */
export type EnquiryKind = 'expert' | 'feedback';

const PREFIXES: Record<EnquiryKind, string> = { expert: 'EX', feedback: 'FB' };

export function newReference(kind: EnquiryKind): string {
  const digits = randomDigits(randomBytes(RANDOM_BYTES), RANDOM_LENGTH);
  return `${PREFIXES[kind]}${digits}${checkDigit(digits)}`;
}
