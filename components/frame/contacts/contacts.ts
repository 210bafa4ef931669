/** Splits the numbers or addresses of a country, which are joined by '/' (§2, §3). */
export function splitContacts(list: string): string[] {
  return list
    .split('/')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Returns the `tel:` address of a number. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}
