/** How the names of a place are written one after the other. */
export interface PlaceOrder {
  /** As they are to be read. */
  names: string[];
  separator: string;
}

const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
const isSame = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'base', usage: 'search' }) === 0;
const isChinese = (name: string) => /^\p{Script=Han}/u.test(name);

/**
 * The names of a place, given from the smallest up, as `locale` writes an address: Chinese begins with the largest. Each
 * is said once: a city may carry its province's name, and have no areas. What stands between them is that of the names'
 * script: places abroad may be known by Latin names only.
 */
export function placeOrder(names: readonly string[], locale: string): PlaceOrder {
  const levels = names.filter((name, index) => name && !names.slice(index + 1).some((other) => isSame(name, other)));
  const { language } = new Intl.Locale(locale);
  if (language === 'zh') return { names: levels.reverse(), separator: levels.every(isChinese) ? '' : ' ' };
  return { names: levels, separator: levels.some((name) => ARABIC_SCRIPT.test(name)) ? '، ' : ', ' };
}
