import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { PASSWORD, wire } from '../steps/account-steps';
import type { Person } from '../people';
import type { CallHeaders, Reply, World } from '../world';

/** Host of the pages of a test's world. */
export const TEST_PAGE_HOST = 'localhost:3000';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

/** Encodes the few kinds of CBOR that an attestation has (RFC 8949). */
function cbor(value: unknown): Buffer {
  const head = (major: number, count: number) => {
    if (count < 24) return Buffer.from([(major << 5) | count]);
    if (count < 256) return Buffer.from([(major << 5) | 24, count]);
    return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  const entries = [...(value as Map<unknown, unknown>)];
  return Buffer.concat([head(5, entries.length), ...entries.flatMap(([key, each]) => [cbor(key), cbor(each)])]);
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** Differences from what a browser would do. */
interface Faults {
  origin?: string;
  rpId?: string;
  /** False if the person is present, but not verified. */
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  attestation?: { fmt: string; attStmt: Map<string, unknown> };
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}

/** One passkey of a software authenticator, with the responses of a browser. */
export interface Passkey {
  id: string;
  /** Number of uses of the passkey. */
  counter: number;
  /** Signs a login. */
  get: (options: { challenge: string; rpId: string }, faults?: Faults) => Record<string, unknown>;
}

function clientData(type: string, challenge: string, origin = `http://${TEST_PAGE_HOST}`): string {
  return base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(rpId: string, flags: number, counter: number, credential = Buffer.alloc(0)): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential]);
}

const flagsOf = ({ verified = true }: Faults) => USER_PRESENT | (verified ? USER_VERIFIED : 0);

/** COSE key of ECDSA with P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x, y } = key.export({ format: 'jwk' });
  const bytes = (coordinate = '') => Buffer.from(coordinate, 'base64url');
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** Creates a passkey, like `navigator.credentials.create()`. Returns it and the response for `addPasskey`. */
export function createPasskey(
  { challenge, rp, user }: CreationOptions,
  faults: Faults = {},
  credentialId: Buffer = randomBytes(32),
): { passkey: Passkey; response: Record<string, unknown> } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = base64url(credentialId);
  const rpId = faults.rpId ?? rp.id;
  const credential = Buffer.concat([
    Buffer.alloc(16),
    Buffer.from([0, credentialId.length]),
    credentialId,
    coseKey(publicKey),
  ]);
  const authData = authenticatorData(rpId, flagsOf(faults) | CREDENTIAL_INCLUDED, faults.counter ?? 0, credential);
  const { fmt, attStmt } = faults.attestation ?? { fmt: 'none', attStmt: new Map() };
  const attestation = new Map<string, unknown>([
    ['fmt', fmt],
    ['attStmt', attStmt],
    ['authData', authData],
  ]);
  const passkey: Passkey = {
    id,
    counter: 0,
    get(options, wrong = {}) {
      passkey.counter += 1;
      const data = authenticatorData(wrong.rpId ?? options.rpId, flagsOf(wrong), wrong.counter ?? passkey.counter);
      const clientDataJSON = clientData('webauthn.get', options.challenge, wrong.origin);
      const signedData = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON,
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signedData, privateKey)),
          userHandle: wrong.userHandle ?? user.id,
        },
      };
    },
  };
  const response = {
    clientDataJSON: clientData('webauthn.create', challenge, faults.origin),
    attestationObject: base64url(cbor(attestation)),
    transports: ['internal', 'hybrid', 'telepathy'],
  };
  return { passkey, response: { id, rawId: id, type: 'public-key', response } };
}

/** Starts to add a passkey with the account's password. Returns the options. */
export async function startPasskey(world: World, { token }: Pick<Person, 'token'>, host = TEST_PAGE_HOST) {
  const { body } = await world.call('startPasskey', { host, password: await wire(PASSWORD) }, { token });
  return body.data as CreationOptions & Record<string, unknown>;
}

/** Adds a passkey to an account with the usual password. Returns it, and its entry in the owner's list. */
export async function addPasskey(world: World, person: Pick<Person, 'token'>, headers: CallHeaders = {}) {
  const { passkey, response } = createPasskey(await startPasskey(world, person));
  const { body } = await world.call('addPasskey', response, { token: person.token, ...headers });
  return { passkey, entry: body.data as { id: string; name: string } };
}

/** Logs in with a passkey. */
export async function loginByPasskey(
  world: World,
  passkey: Passkey,
  { faults = {}, fields = {}, headers = {} }: { faults?: Faults; fields?: object; headers?: CallHeaders } = {},
): Promise<Reply> {
  const { body } = await world.call('startPasskeyLogin', { host: TEST_PAGE_HOST }, headers);
  return world.call('passkeyLogin', { credential: passkey.get(body.data, faults), ...fields }, headers);
}
