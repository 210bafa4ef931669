import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { isBlankOrHasLetter, plainNumber, plainText, withoutTurning } from '@/lib/parcel/plain-text';
import { PASSWORD_LENGTH, VERIFY_CODE } from '@/lib/market/limits';

/** What somebody typed, without the marks that turn the reading direction round: what is read later is what was typed. */
export const freeText = () => z.string().overwrite(withoutTurning).trim();

/** Field types shared by the schemas. Each message is a key of `errors.json`, never a sentence. */
export const required = (max = 200) => freeText().min(1, 'required').max(max, 'tooLong');
export const optional = (max = 200) => freeText().max(max, 'tooLong').default('');

export const personName = required(80).refine(isBlankOrHasLetter, 'nameWithoutLetters');

export const countryCode = z.enum(COUNTRIES, { error: 'chooseCountry' });
export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'tooLong')
  .pipe(z.email({ error: 'emailFormat' }));
export const optionalEmail = z.union([z.literal(''), email], { error: 'emailFormat' }).default('');

export const PHONE_SHAPE = /^\+?[0-9 ()./-]{5,24}$/;

/** Digits of any script with the separators people type; the country's own pattern (§5) is the server's phone rules'. */
export const phone = z
  .string()
  .overwrite(plainText)
  .trim()
  .min(1, { error: 'required', abort: true })
  .regex(PHONE_SHAPE, 'phoneFormat');

export const optionalPhone = z.union([z.literal(''), phone], { error: 'phoneFormat' }).default('');

/** An e-mail address or a phone number, as typed into the account field. */
export const account = z
  .string()
  .overwrite((typed) => (typed.includes('@') ? typed : plainText(typed)))
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(254, { error: 'tooLong', abort: true })
  .refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) || PHONE_SHAPE.test(value), 'accountFormat');

/** §5, docs/decisions.md#contradictions-in-the-texts: 8 to 128 characters with upper case, lower case, digit and special character. */
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

/** A password as the person typed it; on the wire it travels transformed (see client/password-transform). */
export const newPassword = z.string().min(1, 'required').refine(passwordMeetsRule, 'passwordFormat');
export const verifyCode = z
  .string()
  .overwrite(plainNumber)
  .regex(new RegExp(`^\\d{${VERIFY_CODE.digits}}$`), 'verifyCodeFormat');
export const captchaKey = z.string().regex(/^[A-Za-z0-9-]{16,64}$/, 'required');
/** Of the answer that told a code was sent; without it the newest code is checked (docs/decisions.md#security-readings). */
export const codeNonce = optional(64);
/** Random, made and kept by the browser in 32 digits of hexadecimal; a browser that logged in before is known by it. */
export const deviceKey = optional(64);
/** A solved challenge of getProofChallenge, in Base64; without one a stricter limit holds (docs/decisions.md#security-readings). */
export const proofOfWork = optional(2000);
export const captchaAnswer = required(12);
export const isoDate = z.iso.date({ error: 'dateFormat' });
export const id = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'notFound');
export const currency = z.string().regex(/^[A-Z]{3}$/, 'invalid');

/** Amounts are integers in the currency's minor unit (ISO 4217 exponent). */
export const money = z.object({ currency, minor: z.int('invalid').min(0, 'notNegative').max(1e12, 'tooLarge') });
export type MoneyValue = z.infer<typeof money>;

export const nothing = z.object({});
