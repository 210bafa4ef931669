import * as z from 'zod';
import {
  account,
  captchaAnswer,
  captchaKey,
  codeNonce,
  countryCode,
  deviceKey,
  id,
  newPassword,
  optional,
  optionalPhone,
  phone,
  proofOfWork,
  required,
  verifyCode,
} from './fields';
import { isBlankOrHasLetter } from '@/lib/parcel/plain-text';

/**
 * Passwords travel transformed (crypto-js AES, obfuscation over TLS): the wire field is Base64.
 * The rule of §5 is applied by the form before the transform and by the server after undoing it.
 */
export const wirePassword = z.string().min(1, 'required').max(1024, 'tooLong');

export const ImageCodeRequest = z.object({
  /** Random, made by the asker; names the code in the following call. */
  key: captchaKey,
  /** `text` answers a question in words for people who cannot see the picture. */
  format: z.enum(['image', 'text']).default('image'),
});

/** A challenge in the format of ALTCHA, version 2: the browser looks for the counter whose key begins with `keyPrefix`. */
export const ProofChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    /** Rounds of one guess. */
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    /** The most guesses that are needed. */
    data: z.object({ guesses: z.int() }),
  }),
  signature: z.string(),
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/** To the account's own address or number: without an image code, since its owner is logged in. */
export const CloseCodeRequest = z.object({ proof: proofOfWork });

export const VERIFY_PURPOSES = ['REGISTER', 'LOGIN', 'RESET'] as const;
export type VerifyPurpose = (typeof VERIFY_PURPOSES)[number];

/** Sends a six-digit code by SMS to a phone number, by mail to an e-mail address. */
export const SendCodeRequest = z.object({
  account,
  countryCode,
  purpose: z.enum(VERIFY_PURPOSES),
  captchaKey,
  captcha: captchaAnswer,
  proof: proofOfWork,
});
export const SendCodeResponse = z.object({
  /** Seconds until a new code may be asked for. */
  resendAfter: z.int(),
  /** Seconds the code is valid. */
  validFor: z.int(),
  /** Of this one code: goes back with the check, so that nobody else's tries or requests spoil it. */
  nonce: z.string(),
});

export const UserView = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  /** What the account logs in with, or what it was registered with beside an e-mail address. */
  phone: z.string(),
  /** True once a code has proven the number: then it is a name to log in with. */
  phoneProven: z.boolean(),
  countryCode,
  appellation: z.string(),
  firstName: z.string(),
  familyName: z.string(),
  companyName: z.string(),
  companyAddress: z.string(),
  /** False for an account made by a mobile login that has not chosen a password yet. */
  hasPassword: z.boolean(),
});
export type UserView = z.infer<typeof UserView>;

export const SessionResponse = z.object({
  accessToken: z.string(),
  user: UserView,
  /** True when this login made the account (mobile mode). */
  isNew: z.boolean(),
});
export type SessionView = z.infer<typeof SessionResponse>;

const accountName = required(60).refine(isBlankOrHasLetter, 'nameWithoutLetters');

export const RegisterRequest = z.object({
  account,
  countryCode,
  password: wirePassword,
  verifyCode,
  nonce: codeNonce,
  /** Of an e-mail account (§3): stored as a contact, not proven and no name to log in with. */
  phone: optionalPhone,
  appellation: optional(20),
  firstName: accountName,
  familyName: accountName,
  companyName: optional(120),
  companyAddress: optional(200),
  agreed: z.literal(true, { error: 'agreementMissing' }),
  deviceKey,
});

export const LoginRequest = z.object({
  userName: z.string().trim().min(1, 'loginIncomplete').max(254, 'tooLong'),
  password: z.string().min(1, 'loginIncomplete').max(1024, 'tooLong'),
  rememberMe: z.boolean().default(false),
  deviceKey,
});

export const MobileLoginRequest = z.object({
  /** Or an e-mail address: what the code was sent to. */
  phone: account,
  countryCode,
  verifyCode,
  nonce: codeNonce,
  rememberMe: z.boolean().default(false),
  deviceKey,
  /** What an account is called that this login makes; one that is there keeps its names. */
  firstName: optional(60).refine(isBlankOrHasLetter, 'nameWithoutLetters'),
  companyName: optional(120),
});
export const InitPasswordRequest = z.object({ password: wirePassword });

export const ResetEmailRequest = z.object({
  account,
  countryCode,
  captchaKey,
  captcha: captchaAnswer,
  proof: proofOfWork,
});
export const ResetCheckRequest = z.object({ account, countryCode, verifyCode, nonce: codeNonce });
export const ResetCheckResponse = z.object({ ticket: z.string() });
export const ResetRequest = z.object({ ticket: required(128), password: wirePassword });

export const CheckLoginResponse = z.object({ loggedIn: z.boolean() });
export const LogoutResponse = z.object({ loggedOut: z.literal(true) });
/** The session that changed the password lives on; every other has ended. */
export const PasswordChangedResponse = z.object({ changed: z.literal(true) });

export const UpdatePasswordRequest = z.object({ userId: id, oldPassword: wirePassword, password: wirePassword });
export const UpdateCustomerRequest = z.object({
  userId: id,
  appellation: optional(20),
  firstName: accountName,
  familyName: accountName,
  companyName: optional(120),
  companyAddress: optional(200),
});

/** A code by SMS to the number that is to be the account's. */
export const PhoneCodeRequest = z.object({
  phone,
  countryCode,
  captchaKey,
  captcha: captchaAnswer,
  proof: proofOfWork,
});
export const ChangePhoneRequest = z.object({
  phone,
  countryCode,
  verifyCode,
  nonce: codeNonce,
  /** Of an account that has one. */
  password: z.union([z.literal(''), wirePassword]).default(''),
});

export const OrderAgreementResponse = z.object({
  version: z.string(),
  /** Seconds before 'agree' becomes available. */
  readingSeconds: z.int(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
});

// What the forms collect: the password as typed (it is transformed on the way), the market added by the client.

const twice = { password: newPassword, confirmPassword: z.string().min(1, 'required') };
const sameTwice = (form: { password: string; confirmPassword: string }) => form.password === form.confirmPassword;
const differ = { path: ['confirmPassword'], message: 'passwordsDiffer' };
/** Used up by the call that sends the code, so it may be empty by the time the form is sent. */
const usedCaptcha = optional(12);

/** A code by SMS or mail, as the wizard asks it of a sender. */
export const AccountCodeForm = z.object({ account, captcha: usedCaptcha, verifyCode });

export const CodeLoginForm = z.object({
  account,
  captcha: usedCaptcha,
  verifyCode,
  rememberMe: z.boolean().default(false),
});
export const RegisterForm = RegisterRequest.omit({ countryCode: true, nonce: true })
  .extend({ ...twice, captcha: usedCaptcha })
  .refine(sameTwice, differ);
export const ProveAccountForm = z.object({ account, captcha: usedCaptcha, verifyCode });
const phoneForm = { phone, captcha: usedCaptcha, verifyCode, password: z.string() };
export const ChangePhoneForm = z.object(phoneForm);
export const ChangePhoneByPasswordForm = z.object({ ...phoneForm, password: z.string().min(1, 'required') });
export const ResetForm = z.object(twice).refine(sameTwice, differ);
export const ChangePasswordForm = z
  .object({ oldPassword: z.string().min(1, 'required'), ...twice })
  .refine(sameTwice, differ)
  .refine((form) => form.password !== form.oldPassword, { path: ['password'], message: 'passwordUnchanged' });
export const BasicDataForm = UpdateCustomerRequest.omit({ userId: true });
