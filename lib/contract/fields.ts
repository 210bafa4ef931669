import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { hasNoAddress, hasNoLongNumber } from '@/lib/authenticity/name-for-message';
import {
  hasNoControlCharacters,
  isBlankOrHasLetter,
  isOneLine,
  plainName,
  plainNumber,
  withoutBidiControls,
  withPlainLineEnds,
} from '@/lib/text/plain-text';
import { readPhoneText } from '@/lib/phone/phone-text';
import { emailFault, isEmailText, plainEmail } from './email-text';
import { PASSWORD_LENGTH, VERIFY_CODE } from '@/lib/market/limits';

/** Schema for text on one line. Removes bidirectional control marks and outer spaces, and keeps the rest as typed. */
export const freeText = () => z.string().overwrite(withoutBidiControls).trim().refine(isOneLine, 'textUnreadable');

/** Schema for text that may have several lines, such as remarks and messages. */
export const severalLines = (max: number) =>
  z.string().overwrite(withPlainLineEnds).trim().refine(hasNoControlCharacters, 'textUnreadable').max(max, 'tooLong');

/** Schema for a name of a person or company, without invisible characters. */
export const nameText = () => z.string().overwrite(plainName).refine(isOneLine, 'textUnreadable');

/** Schemas for text on one line, required or '' by default. Each message is a key of `errors.json`. */
export const requiredText = (max = 200) => freeText().min(1, 'required').max(max, 'tooLong');
export const optionalText = (max = 200) => freeText().max(max, 'tooLong').default('');

/**
 * Requires a name that may appear in messages to other people. Our SMS must not contain somebody else's address or
 * code.
 */
const asInMessages = (name: z.ZodString) =>
  name.refine(hasNoAddress, 'nameWithAddress').refine(hasNoLongNumber, 'nameWithNumber');
/**
 * Schema for a name of at most `max` characters. A longer one is not checked further: the cost grows with the length.
 */
const shortText = (max: number) => nameText().max(max, { error: 'tooLong', abort: true });
export const messageName = (max: number) => asInMessages(shortText(max).min(1, 'required'));
export const optionalMessageName = (max: number) => asInMessages(shortText(max)).default('');

const withLetter = (name: z.ZodString) => name.refine(isBlankOrHasLetter, 'nameWithoutLetters');
export const personName = withLetter(nameText().min(1, 'required').max(80, 'tooLong'));

export const countryCode = z.enum(COUNTRIES, { error: 'chooseCountry' });
const EMAIL = z.email();
const isEmail = (typed: string) => EMAIL.safeParse(typed).success;
const faultOfPhone = (typed: string): string | undefined => readPhoneText(typed).fault;
/** Longest text that is read as a phone number, in characters. */
const MAX_PHONE_TEXT = 80;

interface TextFieldMessages {
  missing?: string;
  /** Returns the message for a fault. */
  named?: (fault: string) => string;
}
type FaultOf = (typed: string) => string | undefined;

/** Accepts a text without a fault. The message is the fault, or the text that `named` returns for it. */
const withoutFault = (text: z.ZodString, faultOf: FaultOf, named = (fault: string) => fault) =>
  text.refine((typed) => faultOf(typed) === undefined, { error: ({ input }) => named(faultOf(String(input))!) });
const emailText = (missing?: string) =>
  z.string({ error: missing }).overwrite(plainEmail).max(254, { error: 'tooLong', abort: true });
const phoneText = (missing?: string) =>
  z.string({ error: missing }).trim().max(MAX_PHONE_TEXT, { error: 'tooLong', abort: true });
const faultOfEmail = (typed: string): string | undefined => (isEmail(typed) ? undefined : emailFault(typed));
const unlessEmpty = (faultOf: FaultOf) => (typed: string) => (typed === '' ? undefined : faultOf(typed));

const nonEmpty = (text: z.ZodString, missing = 'required') => text.min(1, { error: missing, abort: true });
export const emailWith = ({ missing, named }: TextFieldMessages) =>
  withoutFault(nonEmpty(emailText(missing), missing), faultOfEmail, named);
/** Schema for a phone number in any spelling. The server's phone rules check the country's own pattern (§5). */
export const phoneWith = ({ missing, named }: TextFieldMessages) =>
  withoutFault(nonEmpty(phoneText(missing), missing), faultOfPhone, named);

export const email = emailWith({});
export const optionalEmail = withoutFault(emailText(), unlessEmpty(faultOfEmail)).default('');
export const phone = phoneWith({});
export const optionalPhone = withoutFault(phoneText(), unlessEmpty(faultOfPhone)).default('');

function faultOfAccount(typed: string): string | undefined {
  if (isEmailText(typed)) return faultOfEmail(typed);
  return /\p{Nd}/u.test(typed) ? faultOfPhone(typed) : 'accountFormat';
}

/** Returns a typed account name; an email address without spaces and invisible characters. */
export const plainAccount = (typed: string): string => (isEmailText(typed) ? plainEmail(typed) : typed.trim());

/** An email address or a phone number, as typed into the account field. */
export const account = withoutFault(
  nonEmpty(z.string().overwrite(plainAccount)).max(254, { error: 'tooLong', abort: true }),
  faultOfAccount,
);

/**
 * Returns true for 8 to 128 characters with upper case, lower case, digit and special character (§5,
 * docs/decisions/contradictions.md).
 */
export function passwordMeetsRule(plain: string): boolean {
  return (
    plain.length >= PASSWORD_LENGTH.min &&
    plain.length <= PASSWORD_LENGTH.max &&
    /\p{Lu}/u.test(plain) &&
    /\p{Ll}/u.test(plain) &&
    /\p{Nd}/u.test(plain) &&
    /[^\p{L}\p{N}\s]/u.test(plain)
  );
}

/** A password as typed. The browser encodes it before sending (lib/client/session/encode-password.ts). */
export const newPassword = z.string().min(1, 'required').refine(passwordMeetsRule, 'passwordFormat');
export const verifyCode = z
  .string()
  .overwrite(plainNumber)
  .regex(new RegExp(`^\\d{${VERIFY_CODE.digits}}$`), 'verifyCodeFormat');
export const captchaKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'required');
/** Nonce from the response that sent a code. Without it, the newest code is checked (docs/decisions/codes.md). */
export const codeNonce = optionalText(64);
/**
 * Random key of 32 hexadecimal digits, made and stored by the browser. It identifies a browser that logged in before.
 */
export const deviceKeyField = optionalText(64);
/**
 * A solved challenge of getProofChallenge, in Base64. Without it, a stricter limit applies (docs/decisions/codes.md).
 */
export const proofOfWork = optionalText(2000);
export const captchaAnswer = requiredText(12);
export const isoDate = z.iso.date({ error: 'dateFormat' });
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'notFound');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'invalid');

/** Amounts are integers in the currency's minor unit (ISO 4217 exponent). */
export const moneyField = z.object({ currency, minor: z.int('invalid').min(0, 'notNegative').max(1e12, 'tooLarge') });
export type MoneyValue = z.infer<typeof moneyField>;

export const emptyInputSchema = z.object({});

/**
 * Control characters and bidirectional control marks. They become spaces, so that a courier reads what the receiver
 * sees.
 */
const CONTROL_CHARACTERS = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Returns typed text on one line, without control characters. */
export const onOneLine = (typed: string): string => typed.replace(CONTROL_CHARACTERS, ' ').replace(/\s+/g, ' ').trim();
