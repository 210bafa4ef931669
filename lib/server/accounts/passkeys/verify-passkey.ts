import 'server-only';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import type { Context } from '../../platform/context';
import { messageOf } from '../../platform/errors';
import { rpIdOf, type UsedChallenge } from './challenge';
import type { PasskeyRow } from './passkey-store';

/** Signature algorithms that we accept, in order of preference: Ed25519, ECDSA with P-256, and RSA (Windows). */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** Maximum number of characters of a reason in the log. The library's messages repeat parts of the request. */
const MAX_REASON_CHARACTERS = 200;

/** Loads the library at the first use of a passkey, because the library needs 17 MB of memory. */
const loadLibrary = () => import('@simplewebauthn/server');

/** Runs a check. Returns null and logs the reason if the library throws, which it does for any invalid field. */
async function orRefuse<Result>(
  { log }: Pick<Context, 'log'>,
  check: () => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await check();
  } catch (error) {
    log.info({ reason: messageOf(error).slice(0, MAX_REASON_CHARACTERS) }, 'passkey refused');
    return null;
  }
}

/**
 * Throws for an attestation with certificates. We request none. The library would parse them, and may fetch the
 * revocation lists that they name.
 */
async function assertNoCertificates(attestationObject: string): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error('the attestation has certificates');
}

/**
 * Returns the credential of a new passkey, or null if its response is not of this challenge, page and a verified
 * person.
 */
export function verifyNewPasskey(
  ctx: Pick<Context, 'log'>,
  { response, ...credential }: ParsedRequestOf<'addPasskey'>,
  { challenge, origin }: UsedChallenge,
): Promise<Pick<PasskeyRow, 'credential_id' | 'public_key' | 'counter'> | null> {
  return orRefuse(ctx, async () => {
    await assertNoCertificates(response.attestationObject);
    const { verifyRegistrationResponse } = await loadLibrary();
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...credential,
        response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpIdOf(origin),
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
    if (!registrationInfo) return null;
    const { id, publicKey, counter } = registrationInfo.credential;
    return { credential_id: id, public_key: Buffer.from(publicKey).toString('base64url'), counter };
  });
}

/**
 * Returns the new counter of a passkey, or null for an invalid response. A valid one is of this challenge, page,
 * passkey and a verified person, and its counter grew. A counter that does not grow may mean that the key was copied.
 */
export function verifyPasskeyUse(
  ctx: Pick<Context, 'log'>,
  { response, ...credential }: ParsedRequestOf<'passkeyLogin'>['credential'],
  { challenge, origin }: UsedChallenge,
  { credential_id, public_key, counter, rp_id }: PasskeyRow,
): Promise<number | null> {
  return orRefuse(ctx, async () => {
    const { verifyAuthenticationResponse } = await loadLibrary();
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rp_id,
      credential: { id: credential_id, publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')), counter },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}
