import * as z from 'zod';
import {
  account,
  captchaAnswer,
  captchaKey,
  codeNonce,
  countryCode,
  deviceKeyField,
  id,
  messageName,
  newPassword,
  optionalText,
  optionalMessageName,
  optionalPhone,
  phone,
  proofOfWork,
  requiredText,
  verifyCode,
} from '../fields';
import { isBlankOrHasLetter } from '@/lib/text/plain-text';

/**
 * A password as it is sent: transformed with AES to obscure it, in Base64. The form checks the rule of §5 before the
 * transform, the server after undoing it.
 */
export const encodedPassword = z.string().min(1, 'required').max(1024, 'tooLong');

export const ImageCodeRequest = z.object({
  /** Random, made by the client. It identifies the code in the following call. */
  key: captchaKey,
  /** `text` returns a question in words, for people who cannot see the picture. */
  format: z.enum(['image', 'text']).default('image'),
});

/**
 * A challenge in the format of ALTCHA, version 2: the browser searches for the counter whose key begins with
 * `keyPrefix`.
 */
export const ProofChallenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    /** PBKDF2 iterations of one guess. */
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    /** Seconds since 1970. */
    expiresAt: z.int(),
    /** Maximum number of guesses needed. */
    data: z.object({ guesses: z.int() }),
  }),
  signature: z.string(),
});
export type ProofChallenge = z.infer<typeof ProofChallenge>;

/**
 * Request for a code to the account's own address or number. No image code is needed, because its owner is logged in.
 */
export const CloseCodeRequest = z.object({ proof: proofOfWork });

export const VERIFY_PURPOSES = ['REGISTER', 'LOGIN', 'RESET'] as const;
export type VerifyPurpose = (typeof VERIFY_PURPOSES)[number];

/** Request for a six-digit code: by SMS to a phone number, by email to an email address. */
export const SendCodeRequest = z.object({
  account,
  countryCode,
  purpose: z.enum(VERIFY_PURPOSES),
  captchaKey,
  captcha: captchaAnswer,
  proof: proofOfWork,
});
export const SendCodeResponse = z.object({
  /** Seconds until a new code may be requested. */
  resendAfter: z.int(),
  /** Seconds the code is valid. */
  validFor: z.int(),
  /**
   * Identifies this code. The client sends the nonce with the check, so that attempts and requests of other people do
   * not affect the code.
   */
  nonce: z.string(),
});

export const UserView = z.object({
  userId: z.string(),
  userName: z.string(),
  email: z.string(),
  /** Phone number for login, or the contact number of an account registered with an email address. */
  phone: z.string(),
  /** True once a code has proven the number. It can then be used to log in. */
  phoneProven: z.boolean(),
  countryCode,
  appellation: z.string(),
  firstName: z.string(),
  familyName: z.string(),
  companyName: z.string(),
  companyAddress: z.string(),
  /** False for an account that a mobile login created and that has no password yet. */
  hasPassword: z.boolean(),
});
export type UserView = z.infer<typeof UserView>;

export const SessionResponse = z.object({
  accessToken: z.string(),
  user: UserView,
  /** True if this login created the account (mobile mode). */
  isNew: z.boolean(),
});
export type OpenedSession = z.infer<typeof SessionResponse>;

const firstName = messageName(60).refine(isBlankOrHasLetter, 'nameWithoutLetters');
/** Many people have one name only. */
const familyName = optionalMessageName(60).refine(isBlankOrHasLetter, 'nameWithoutLetters');

export const RegisterRequest = z.object({
  account,
  countryCode,
  password: encodedPassword,
  verifyCode,
  nonce: codeNonce,
  /** Contact number of an email account (§3): stored, but not proven, and not usable for login. */
  phone: optionalPhone,
  appellation: optionalMessageName(20),
  firstName,
  familyName,
  companyName: optionalMessageName(120),
  companyAddress: optionalText(200),
  agreed: z.literal(true, { error: 'agreementMissing' }),
  deviceKey: deviceKeyField,
});

export const LoginRequest = z.object({
  userName: z.string().trim().min(1, 'loginIncomplete').max(254, 'tooLong'),
  password: z.string().min(1, 'loginIncomplete').max(1024, 'tooLong'),
  rememberMe: z.boolean().default(false),
  deviceKey: deviceKeyField,
});

export const MobileLoginRequest = z.object({
  /** The phone number or email address to which the code was sent. */
  phone: account,
  countryCode,
  verifyCode,
  nonce: codeNonce,
  rememberMe: z.boolean().default(false),
  deviceKey: deviceKeyField,
  /** Name of an account that this login creates. An existing account keeps its name. */
  firstName: optionalMessageName(60).refine(isBlankOrHasLetter, 'nameWithoutLetters'),
  companyName: optionalMessageName(120),
  /** The terms are accepted (§5). Required if this login creates an account. */
  agreed: z.boolean().default(false),
});
export const InitPasswordRequest = z.object({ password: encodedPassword });

export const ResetEmailRequest = z.object({
  account,
  countryCode,
  captchaKey,
  captcha: captchaAnswer,
  proof: proofOfWork,
});
export const ResetCheckRequest = z.object({ account, countryCode, verifyCode, nonce: codeNonce });
export const ResetCheckResponse = z.object({ ticket: z.string() });
export const ResetRequest = z.object({ ticket: requiredText(128), password: encodedPassword });

export const CheckLoginResponse = z.object({ loggedIn: z.boolean() });
export const LogoutResponse = z.object({ loggedOut: z.literal(true) });
/** The session that changed the password stays valid. All others have ended. */
export const PasswordChangedResponse = z.object({ changed: z.literal(true) });

export const UpdatePasswordRequest = z.object({ userId: id, oldPassword: encodedPassword, password: encodedPassword });
export const UpdateCustomerRequest = z.object({
  userId: id,
  appellation: optionalMessageName(20),
  firstName,
  familyName,
  companyName: optionalMessageName(120),
  companyAddress: optionalText(200),
});

/** Request for a code by SMS to the new phone number of the account. */
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
  /** Current password, if the account has one. */
  password: z.union([z.literal(''), encodedPassword]).default(''),
});

export const OrderAgreementResponse = z.object({
  version: z.string(),
  /** Seconds before 'agree' becomes available. */
  readingSeconds: z.int(),
  sections: z.array(z.object({ title: z.string(), text: z.string() })),
});

// Fields of the forms in the browser. Passwords are as typed and are transformed before sending. The client adds the
// country and the nonce.

const filled = z.string().min(1, 'required');
const newPasswordFields = { password: newPassword, confirmPassword: filled };
const hasSamePasswords = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword;
/**
 * Compares the two passwords as soon as both are typed, even if other fields have errors, so that a form shows all its
 * errors at once.
 */
const passwordsDifferError = {
  path: ['confirmPassword'],
  message: 'passwordsDiffer',
  when: ({ value }: { value: unknown }) =>
    z.object({ password: filled, confirmPassword: filled }).safeParse(value).success,
};
/** The call that sends the code uses it up, so it may be empty when the form is sent. */
const usedCaptcha = optionalText(12);

/** Form for a code by SMS or email, as the wizard requests it from a sender. */
export const AccountCodeForm = z.object({ account, captcha: usedCaptcha, verifyCode });

export const CodeLoginForm = z.object({
  account,
  captcha: usedCaptcha,
  verifyCode,
  rememberMe: z.boolean().default(false),
  agreed: z.boolean().default(false),
});
export const RegisterInput = RegisterRequest.omit({ countryCode: true, nonce: true })
  .extend({ ...newPasswordFields, captcha: usedCaptcha })
  .refine(hasSamePasswords, passwordsDifferError);
export const ProveAccountForm = z.object({ account, captcha: usedCaptcha, verifyCode });
const phoneForm = { phone, captcha: usedCaptcha, verifyCode, password: z.string() };
export const ChangePhoneInput = z.object(phoneForm);
export const ChangePhoneByPasswordForm = z.object({ ...phoneForm, password: z.string().min(1, 'required') });
export const ResetForm = z.object(newPasswordFields).refine(hasSamePasswords, passwordsDifferError);
export const ChangePasswordInput = z
  .object({ oldPassword: z.string().min(1, 'required'), ...newPasswordFields })
  .refine(hasSamePasswords, passwordsDifferError)
  .refine((form) => form.password !== form.oldPassword, { path: ['password'], message: 'passwordUnchanged' });
export const BasicDataInput = UpdateCustomerRequest.omit({ userId: true });
