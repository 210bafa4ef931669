import { createPasskey, HOST } from './authenticator';
import type { Go } from './journey';

/** Adds, renames, uses and removes a passkey. Returns its secrets. */
export async function havePasskey(go: Go, password: string, token: string): Promise<string[]> {
  const name = 'Kitchen tablet';
  const { passkey, response } = createPasskey(await go('startPasskey', { host: HOST, password }, token));
  const { id } = await go('addPasskey', response, token);
  await go('renamePasskey', { id, name }, token);
  await go('listPasskeys', {}, token);
  const credential = passkey.get(await go('startPasskeyLogin', { host: HOST }));
  const { accessToken } = await go('passkeyLogin', { credential });
  await go('removePasskey', { id, password }, token);
  return [name, passkey.id, accessToken];
}
