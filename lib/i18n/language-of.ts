/**
 * Returns the language of a BCP 47 locale: `fr` of `fr-MA`. It runs for every text, and `Intl.Locale` would cost more
 * than the text.
 */
export function languageOf(locale: string): string {
  return locale.split('-', 1)[0]!;
}
