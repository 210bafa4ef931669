import { plainCharacters } from '@/lib/text/plain-text';

/** Reasons to refuse a text as an email address. Keys of `errors.json`. */
export type EmailFault = 'emailFormat' | 'emailWithoutAt' | 'emailSeveral' | 'emailLetters' | 'emailWithoutDomain';

/** Returns true for a text that is meant as an email address, not as a phone number. */
export const isEmailText = (typed: string): boolean => /[@＠﹫]/.test(typed);

/** `mailto:`, and a name before an address in angle brackets. */
const LEADING_NAME = /^mailto:|^[^<]*<(?=[^<>]+>$)/i;
/** Marks after an address at the end of a sentence. */
const TRAILING_MARKS = /[>.,;]+$/;

/**
 * Returns a typed or pasted address in lower case, without a name before it or marks after it. Full-width letters
 * become ASCII. Spaces and invisible characters are removed, because no address that we can write to has one.
 */
export function plainEmail(typed: string): string {
  const plain = plainCharacters(typed.normalize('NFKC')).replace(/\s/g, '').replaceAll('。', '.');
  return plain.replace(LEADING_NAME, '').replace(TRAILING_MARKS, '').toLowerCase();
}

/** Returns the reason why an address was refused. */
export function emailFault(typed: string): EmailFault {
  const plain = plainEmail(typed);
  if (!plain.includes('@')) return 'emailWithoutAt';
  if (/@.*@|[,;]/.test(plain)) return 'emailSeveral';
  if (/[^\x21-\x7e]/.test(plain)) return 'emailLetters';
  return /@[^@]+\.[a-z]{2,}$/.test(plain) ? 'emailFormat' : 'emailWithoutDomain';
}
