import 'server-only';
import type { Language } from '@/lib/market/language';
import { buildNameTree, findListedNames, type NameMatch, type NameTree } from './find-names';
import { readVocabulary, type GoodsConcept } from './read-vocabulary';
import { isWordRole, type WordRole } from './reasons';

/** A listed name in a text: the words from index `start` up to `end`, which is excluded. */
export interface WordHit {
  start: number;
  end: number;
  /** Null for a word that only has roles, and for a character that may be a part of a word. */
  concept: GoodsConcept | null;
  roles: ReadonlySet<WordRole>;
  languages: ReadonlySet<Language>;
  /** True if the word has a negating ending. */
  isDenied: boolean;
}

/** Tree of the vocabulary's names. It is built at the first use, from data of this module alone. */
let tree: NameTree<GoodsConcept | WordRole> | null = null;

const HAN = /\p{Script=Han}/u;

/**
 * Returns true for one Chinese character before another: it may be a part of an unlisted word, so it identifies no
 * goods.
 */
export const isPartOfWord = (words: readonly string[], start: number, end: number): boolean =>
  end - start === 1 && HAN.test(words[start]!) && HAN.test(words[end] ?? '');

const isConcept = (means: GoodsConcept | WordRole): means is GoodsConcept => !isWordRole(means);

function toHit(words: readonly string[], { start, end, names, isDenied }: NameMatch<GoodsConcept | WordRole>): WordHit {
  const hidden = isPartOfWord(words, start, end);
  const roles = names.map(({ means }) => means).filter(isWordRole);
  return {
    start,
    end,
    concept: hidden ? null : (names.map(({ means }) => means).find(isConcept) ?? null),
    roles: new Set(hidden ? roles.filter((role) => role !== 'accessory' && role !== 'container') : roles),
    languages: new Set(names.map(({ language }) => language)),
    isDenied,
  };
}

/** Returns the listed names in the words, without overlaps: the longest name that begins at a word counts. */
export const findGoods = (words: readonly string[]): WordHit[] =>
  findListedNames((tree ??= buildNameTree(readVocabulary())), words).map((match) => toHit(words, match));
