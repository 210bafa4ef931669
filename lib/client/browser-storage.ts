/** Reads session storage. Returns null for a missing item, and if storage is forbidden, as with blocked cookies. */
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
