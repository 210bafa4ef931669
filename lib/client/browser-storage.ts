/** Reads session storage. Full or forbidden storage (private windows, blocked cookies) behaves like empty storage. */
export function readSessionItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes session storage; null removes the item. */
export function writeSessionItem(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // The storage is full or forbidden. Every reader accepts a missing item.
  }
}
