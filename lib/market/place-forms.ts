import { foldText } from '../text/fold-text';
import { simplifiedHan } from '../text/simplified-han';

/** Articles, and words for kinds of places, which people add to a name or leave out. Folded. */
const IGNORED_WORDS = new Set(
  [
    'the al el ar as at ad an az ash adh ath ul ed es er ez en la le les l of de du',
    'city town state province region governorate emirate county district municipality prefecture kingdom republic',
    'ville gouvernorat wilaya royaume emirat sehri sehir ili il ilcesi ilce vilayeti',
    'مدينه محافظه منطقه اماره ولايه جهه اقليم مركز شهر صوبه ضلع',
  ].flatMap((words) => words.split(' ')),
);

const ARABIC_ARTICLE = /^ال(?=.{3})/;
const HAN_SUFFIX =
  /^(..+?)(?:特别行政区|(?:壮族|回族|维吾尔)?自治区|自治州|自治县|地区|酋长国|大区|省|市|区|县|州|盟|旗)$/;

/**
 * Forms of a place's name, from the strictest to the loosest: folded; without spaces; also without articles and words
 * for kinds of places.
 */
export type PlaceForms = readonly [folded: string, joined: string, loose: string];

export function placeForms(name: string): PlaceForms {
  const folded = foldText(simplifiedHan(name));
  const words = folded.split(' ');
  const joined = words.join('');
  const looseName = words
    .filter((word) => !IGNORED_WORDS.has(word))
    .map((word) => word.replace(ARABIC_ARTICLE, '').replace(HAN_SUFFIX, '$1'))
    .join('');
  return [folded, joined, looseName || joined];
}
