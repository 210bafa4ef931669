import { languageOf } from '../language-of';

/** The names of a place in writing order. */
export interface PlaceNameOrder {
  names: string[];
  separator: string;
  /** Direction of the whole line. */
  direction: 'ltr' | 'rtl';
}

const ARABIC_SCRIPT = /\p{Script=Arabic}/u;
/**
 * All readers share one collator, because the result must not depend on letters that are distinct only in the reader's
 * language.
 */
const SPELLING_COLLATOR = new Intl.Collator('en', { sensitivity: 'base', usage: 'search' });
const isSame = (one: string, other: string) => SPELLING_COLLATOR.compare(one, other) === 0;
const isChinese = (name: string) => /^\p{Script=Han}/u.test(name);

/**
 * Returns the names of a place in the address order of `locale`. `names`: smallest place first. Chinese begins with the
 * largest. Each name occurs once: a city may have its province's name and no areas. The separator follows the script of
 * the names, because places abroad may have Latin names only.
 */
export function placeNameOrder(names: readonly string[], locale: string): PlaceNameOrder {
  const levels = names.filter((name, index) => name && !names.slice(index + 1).some((other) => isSame(name, other)));
  const language = languageOf(locale);
  if (language === 'zh')
    return { names: levels.reverse(), separator: levels.every(isChinese) ? '' : ' ', direction: 'ltr' };
  return levels.some((name) => ARABIC_SCRIPT.test(name))
    ? { names: levels, separator: '، ', direction: 'rtl' }
    : { names: levels, separator: ', ', direction: 'ltr' };
}
