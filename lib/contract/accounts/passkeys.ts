import * as z from 'zod';
import { MAX_PASSKEYS, MAX_PASSKEY_NAME_LENGTH } from '@/lib/market/passkey-limits';
import { deviceKeyField, id, proofOfWork, requiredText } from '../fields';
import { codeFields, ownerProof, passwordFields, hasProof, missingProof } from './owner-proof';
import { SessionEntry } from './sessions';

/** Ways to reach an authenticator. Unknown ones are not stored. */
export const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** Bytes in base64url, as WebAuthn's JSON forms have them. */
const bytes = (max: number) =>
  z
    .string()
    .max(max, 'tooLong')
    .regex(/^[A-Za-z0-9_-]+$/, 'invalid');

/** Host of the page, with its port if it has one. A passkey works on the host where it was added. */
const host = z.string().min(1, 'required').max(255, 'tooLong').toLowerCase();

const credential = { id: bytes(1400), rawId: bytes(1400), type: z.literal('public-key', 'invalid') };

/** Request for a code to the account's own address or number, for a person without a password. */
export const PasskeyCodeRequest = z.object({ proof: proofOfWork });

/** Requires the account's password, or a code that `sendPasskeyCode` sent. */
export const StartPasskeyRequest = z.object({ host, ...ownerProof }).refine(hasProof, missingProof);

/** `PublicKeyCredentialCreationOptionsJSON` of WebAuthn. */
export const StartPasskeyResponse = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds for which the challenge is valid. */
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ type: z.literal('public-key'), id: z.string(), transports: z.array(z.enum(TRANSPORTS)) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** The browser's response to `startPasskey`: `RegistrationResponseJSON` of WebAuthn. Further fields are ignored. */
export const AddPasskeyRequest = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4096),
    attestationObject: bytes(16_384),
    transports: z.array(z.string().max(20, 'tooLong')).max(10, 'invalid').default([]),
  }),
});

export const PasskeyView = z.object({
  id: z.string(),
  /** Name that the owner gave it, or empty. */
  name: z.string(),
  /** Browser and system in which it was added. */
  browser: SessionEntry.shape.browser,
  system: SessionEntry.shape.system,
  /** Host name of the site on which it works. */
  site: z.string(),
  createTime: z.iso.datetime(),
  /** Null if unused. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyView = z.infer<typeof PasskeyView>;

/** Oldest first. `limit`: maximum number of passkeys of an account. */
export const PasskeyListResponse = z.object({ items: z.array(PasskeyView).max(MAX_PASSKEYS), limit: z.int() });

export const RenamePasskeyRequest = z.object({ id, name: requiredText(MAX_PASSKEY_NAME_LENGTH) });

export const RemovePasskeyRequest = z.object({ id, ...ownerProof }).refine(hasProof, missingProof);
export const PasskeyRemovedResponse = z.object({ removed: z.literal(true) });

export const StartPasskeyLoginRequest = z.object({ host });

/**
 * `PublicKeyCredentialRequestOptionsJSON` of WebAuthn. It names no account: the person chooses one of the device's
 * passkeys.
 */
export const StartPasskeyLoginResponse = z.object({
  rpId: z.string(),
  challenge: z.string(),
  /** Milliseconds for which the challenge is valid. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/**
 * The browser's response to `startPasskeyLogin`: `AuthenticationResponseJSON` of WebAuthn. Further fields are ignored.
 */
export const PasskeyLoginRequest = z.object({
  credential: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(2048),
      userHandle: bytes(100),
    }),
  }),
  rememberMe: z.boolean().default(false),
  deviceKey: deviceKeyField,
});

// Fields of the forms in the browser.

export const ConfirmByPasswordForm = z.object(passwordFields);
export const ConfirmByCodeForm = z.object(codeFields);
export const PasskeyNameForm = RenamePasskeyRequest.pick({ name: true });
