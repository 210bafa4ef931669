import { createPasskey, TEST_PAGE_HOST } from '../services/authenticator';
import type { JourneyCall } from './journey';
import type { World } from '../world';

/** Returns the host of the pages. An API in another process has its own address for them. */
async function hostOf({ call, origin }: World): Promise<string> {
  const { status } = await call('startPasskeyLogin', { host: TEST_PAGE_HOST });
  return status === 200 ? TEST_PAGE_HOST : new URL(origin).host;
}

/** Adds, renames, uses and removes a passkey. Returns its secrets. */
export async function walkPasskey(world: World, go: JourneyCall, password: string, token: string): Promise<string[]> {
  const name = 'Kitchen tablet';
  const host = await hostOf(world);
  const page = { origin: `http://${host}` };
  const { passkey, response } = createPasskey(await go('startPasskey', { host, password }, token), page);
  const { id } = await go('addPasskey', response, token);
  await go('renamePasskey', { id, name }, token);
  await go('listPasskeys', {}, token);
  const credential = passkey.get(await go('startPasskeyLogin', { host }), page);
  const { accessToken } = await go('passkeyLogin', { credential });
  await go('removePasskey', { id, password }, token);
  return [name, passkey.id, accessToken];
}
