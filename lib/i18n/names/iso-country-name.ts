const namers = new Map<string, Intl.DisplayNames>();

/** Returns the name of a country by its ISO 3166 code. */
export function isoCountryName(code: string, locale: string): string {
  const namer = namers.get(locale) ?? new Intl.DisplayNames(locale, { type: 'region' });
  namers.set(locale, namer);
  // Forms of Chinese customs and carriers require this name.
  if (code === 'TW' && locale.startsWith('zh')) return '中国台湾';
  return namer.of(code) ?? code;
}
