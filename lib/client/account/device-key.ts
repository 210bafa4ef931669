import { randomId } from '../../calls/random-id';

const DEVICE_KEY = 'deviceKey';

/** Used until a login succeeds, and while storage is forbidden. */
let made: string | undefined;

/** The random key of this browser, by which the server knows where a person logged in before (docs/decisions.md#security-readings). */
export function deviceKey(): string {
  try {
    const kept = localStorage.getItem(DEVICE_KEY);
    if (kept) return kept;
  } catch {
    // As without one.
  }
  return (made ??= randomId());
}

/** After a right login. */
export function keepDeviceKey(): void {
  try {
    localStorage.setItem(DEVICE_KEY, deviceKey());
  } catch {
    // The next login comes from an unknown browser.
  }
}
