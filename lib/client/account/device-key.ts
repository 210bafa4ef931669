import { randomId } from '@/lib/http/random-id';

const DEVICE_KEY = 'deviceKey';

/** Key used until a login succeeds, and while storage is forbidden. */
let newDeviceKey: string | undefined;

/**
 * Returns this browser's random key. The server uses it to recognise browsers of earlier logins
 * (docs/decisions/wrong-passwords.md).
 */
export function currentDeviceKey(): string {
  try {
    const storedKey = localStorage.getItem(DEVICE_KEY);
    if (storedKey) return storedKey;
  } catch {
    // Storage is forbidden: continue as without a stored key.
  }
  return (newDeviceKey ??= randomId());
}

/** Stores the key after a successful login. */
export function storeDeviceKey(): void {
  try {
    localStorage.setItem(DEVICE_KEY, currentDeviceKey());
  } catch {
    // The server will treat the next login as one from an unknown browser.
  }
}
