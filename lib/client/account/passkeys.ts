import type { RequestOf, ResponseOf } from '@/lib/contract/registry';

/**
 * Reason why a browser created or used no passkey. `cancelled`: the person cancelled, waited too long, or has no
 * passkey. `known`: the authenticator already has a passkey of the account.
 */
export type PasskeyFailureReason = 'cancelled' | 'known' | 'failed';

export class PasskeyFailure extends Error {
  constructor(readonly problem: PasskeyFailureReason) {
    super(problem);
  }
}

const REASON_OF_ERROR: Readonly<Record<string, PasskeyFailureReason>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Returns true if this browser can have passkeys for this page. */
export const canHavePasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Loads the library when a passkey is created or used. Other pages do not load it. */
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Rejects with PasskeyFailure if the browser's step fails. */
async function runStep<Result>(step: Promise<Result>): Promise<Result> {
  try {
    return await step;
  } catch (error) {
    throw new PasskeyFailure(REASON_OF_ERROR[error instanceof Error ? error.name : ''] ?? 'failed');
  }
}

/** Creates a passkey on a device of the person. Rejects with PasskeyFailure. */
export async function createPasskey(options: ResponseOf<'startPasskey'>): Promise<RequestOf<'addPasskey'>> {
  const { startRegistration } = await loadWebAuthn();
  return runStep(startRegistration({ optionsJSON: options }));
}

/** Returns the signature of a passkey that the person chooses in the browser's dialog. Rejects with PasskeyFailure. */
export async function signWithPasskey(
  options: ResponseOf<'startPasskeyLogin'>,
): Promise<RequestOf<'passkeyLogin'>['credential']> {
  const { startAuthentication } = await loadWebAuthn();
  const { response, ...credential } = await runStep(startAuthentication({ optionsJSON: options }));
  // An authenticator without user handle cannot have a passkey of ours.
  if (response.userHandle === undefined) throw new PasskeyFailure('failed');
  return { ...credential, response: { ...response, userHandle: response.userHandle } };
}
