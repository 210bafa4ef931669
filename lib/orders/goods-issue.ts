import { foldText } from '@/lib/text/fold-text';
import { FILLER_WORDS, VAGUE_WORDS } from './goods-words';

/** Rules that need the vocabulary of goods. Only the server has it. */
export interface GoodsRules {
  /** Returns the problem of a name as a key of `errors.json`, or null (§9). `goodsClass` is null within a country. */
  nameIssue: (name: string, goodsClass: string | null) => string | null;
  /** Returns true if the two names of one parcel mean different goods (§5). */
  namesDiffer: (english: string, chinese: string) => boolean;
}

const HAN = /\p{Script=Han}/gu;

/** Returns true for at least two letters. One Chinese character is a word. */
const hasWord = (name: string) => (name.match(/\p{L}/gu) ?? []).length >= 2 || /\p{Script=Han}/u.test(name);

function isVague(name: string): boolean {
  const words = foldText(name.replace(HAN, ' ')).split(' ').filter(Boolean);
  const contentWords = words.filter((word) => !FILLER_WORDS.includes(word) && !/^\p{N}+$/u.test(word));
  if (!contentWords.every((word) => VAGUE_WORDS.words.includes(word))) return false;
  const han = (name.match(HAN) ?? []).join('');
  return VAGUE_WORDS.chinese.reduce((text, word) => text.replaceAll(word, ''), han).replaceAll(/[的和与]/g, '') === '';
}

/** Returns the problem of a goods name as a key of `errors.json`, or null (§5). A name must describe the contents. */
export function vagueNameIssue(text: string): string | null {
  if (text.trim() === '') return null;
  return hasWord(text) && !isVague(text) ? null : 'goodsNameVague';
}

/** Returns a key of `errors.json`, or null for a blank name and for one with the Latin letters that customs needs. */
export function englishNameIssue(text: string): string | null {
  if (text.trim() === '') return null;
  return (text.match(/\p{Script=Latin}/gu) ?? []).length >= 2 ? null : 'goodsNameEnglish';
}
