import 'server-only';
import { randomBytes } from 'node:crypto';
import type { EnquiryKind } from '@/lib/contract/content/enquiry-forms';
import { checkDigit } from '@/lib/parcel/check-digit';
import { RANDOM_BYTES, randomDigits } from '@/lib/parcel/random-digits';

const RANDOM_LENGTH = 9;

const PREFIXES: Record<EnquiryKind | 'case' | 'incident', string> = {
  franchise: 'FR',
  enterprise: 'EC',
  expert: 'EX',
  feedback: 'FB',
  claim: 'CL',
  case: 'CS',
  incident: 'IN',
};

/** Returns a new reference: two letters for the kind, nine random digits and a check digit, such as `EX0012345674`. */
export function newReference(kind: EnquiryKind | 'case' | 'incident'): string {
  const digits = randomDigits(randomBytes(RANDOM_BYTES), RANDOM_LENGTH);
  return `${PREFIXES[kind]}${digits}${checkDigit(digits)}`;
}
