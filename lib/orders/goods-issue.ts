import { foldText } from '@/lib/market/fold-text';
import { ANOTHER_THING, BATTERIES, CHINESE_EXCEPTIONS, DENIALS, FILLERS, NOT_CARRIED, VAGUE } from './goods-words';

type GoodsWords = typeof VAGUE;

const HAN = /\p{Script=Han}/gu;

/** The words of a folded name, and its Chinese text without what looks like a word of the lists and is another thing. */
function readName(name: string) {
  const chinese = (name.match(HAN) ?? []).join('').replace(CHINESE_EXCEPTIONS, '');
  const words = foldText(name.replace(HAN, ' ')).split(' ').filter(Boolean);
  return { words, chinese };
}

type Name = ReturnType<typeof readName>;

/** At least two letters; one Chinese character is a word. */
const hasWord = (name: string) => (name.match(/\p{L}/gu) ?? []).length >= 2 || /\p{Script=Han}/u.test(name);

function isVague({ words, chinese }: Name, original: string): boolean {
  const said = words.filter((word) => !FILLERS.includes(word) && !/^\p{N}+$/u.test(word));
  if (!said.every((word) => VAGUE.words.includes(word))) return false;
  const han = (original.match(HAN) ?? []).join('');
  const rest = VAGUE.chinese.reduce((text, word) => text.replaceAll(word, ''), han).replaceAll(/[的和与]/g, '');
  return rest === '' && chinese === han;
}

function names({ words, chinese }: Name, list: GoodsWords): boolean {
  const said = words.some((word, index) => {
    const two = `${word} ${words[index + 1] ?? ''}`;
    if (!list.words.includes(word) && !list.words.includes(two)) return false;
    const before = words.slice(Math.max(0, index - 2), index);
    return !before.some((each) => DENIALS.includes(each)) && !ANOTHER_THING.includes(words[index + 1] ?? '');
  });
  return said || list.chinese.some((word) => chinese.includes(word));
}

/**
 * §5, §9: what is wrong with a goods name, as a key of `errors.json`; null when nothing is. A name says what is inside.
 * Abroad it is held against the goods rules; `goodsClass` is null within a country.
 */
export function goodsNameIssue(text: string, goodsClass: string | null): string | null {
  if (text.trim() === '') return null;
  if (!hasWord(text)) return 'goodsNameVague';
  const name = readName(text);
  if (isVague(name, text)) return 'goodsNameVague';
  if (goodsClass === null) return null;
  if (names(name, NOT_CARRIED)) return 'goodsNotCarried';
  return goodsClass !== 'PHONE_TABLET' && names(name, BATTERIES) ? 'goodsWithBattery' : null;
}

/** The same of a name that must be English: labels and customs papers read it in Latin letters. */
export function englishNameIssue(text: string): string | null {
  if (text.trim() === '') return null;
  return (text.match(/\p{Script=Latin}/gu) ?? []).length >= 2 ? null : 'goodsNameEnglish';
}
