/** Returns a text with a capital at its start, by the rules of the language (`i` is `İ` in Turkish). */
export const capitalize = (text: string, locale: string): string =>
  text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
