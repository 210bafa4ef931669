import { languageOf } from './language-of';

/** How the names of a place are written one after the other. */
export interface PlaceOrder {
  /** As they are to be read. */
  names: string[];
  separator: string;
  /** In which the line is read as a whole. */
  direction: 'ltr' | 'rtl';
}

const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
/** One for every reader: a letter that is another one in the reader's own language must not change what is drawn. */
const SPELLING = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });
const isSame = (one: string, other: string) => SPELLING.compare(one, other) === 0;
const isChinese = (name: string) => /^\p{Script=Han}/u.test(name);

/**
 * The names of a place, given from the smallest up, as `locale` writes an address: Chinese begins with the largest. Each
 * is said once: a city may carry its province's name, and have no areas. What stands between them is that of the names'
 * script: places abroad may be known by Latin names only.
 */
export function placeOrder(names: readonly string[], locale: string): PlaceOrder {
  const levels = names.filter((name, index) => name && !names.slice(index + 1).some((other) => isSame(name, other)));
  const language = languageOf(locale);
  if (language === 'zh')
    return { names: levels.reverse(), separator: levels.every(isChinese) ? '' : ' ', direction: 'ltr' };
  return levels.some((name) => ARABIC_SCRIPT.test(name))
    ? { names: levels, separator: '، ', direction: 'rtl' }
    : { names: levels, separator: ', ', direction: 'ltr' };
}
