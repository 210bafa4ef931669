import 'server-only';
import { MAX_HS_CODES } from '@/lib/market/limits';
import type { Language } from '@/lib/market/language';
import { buildNameTree, findListedNames, type NameMatch, type NameTree } from '../goods/find-names';
import { isPartOfWord } from '../goods/find-goods';
import { readGroup } from '../goods/read-vocabulary';
import type { ListedName } from '../goods/read-names';
import { isWordRole, type WordRole } from '../goods/reasons';
import { segmentsOf } from '../goods/word-forms';
import { GRAMMAR } from '../goods/words/grammar';
import { readHsNames, type HsMeaning } from './read-hs-names';

type Means = HsMeaning | WordRole;
type Match = NameMatch<Means>;

/** Roles of words that mark which of two goods is the head noun, or that one is absent. */
const LINKING_ROLES: readonly string[] = ['link', 'of', 'also', 'deny-before', 'deny-after'] satisfies WordRole[];

const readRoles = (): ListedName<WordRole>[] =>
  readGroup('grammar', GRAMMAR).flatMap(({ means, ...name }) =>
    isWordRole(means) && LINKING_ROLES.includes(means) ? [{ ...name, means }] : [],
  );

/** Tree of the names of subheadings and of linking words. It is built at the first use. */
let tree: NameTree<Means> | null = null;
const treeOfNames = () => (tree ??= buildNameTree<Means>([...readHsNames(), ...readRoles()]));

const hasRole = (match: Match | undefined, ...roles: readonly WordRole[]) =>
  match?.names.some(({ means }) => isWordRole(means) && roles.includes(means)) === true;
const isGoods = ({ names }: Match) => names.some(({ means }) => !isWordRole(means));

/** Languages that put the head noun before the words that describe it. */
const HEAD_FIRST: readonly Language[] = ['fr', 'ar'];
/** Languages with the word order "case for a phone". */
const LINKS_AFTER_HEAD: readonly Language[] = ['en', 'fr', 'ar'];

const isOnlyOf = (languages: readonly Language[], { names }: Match) =>
  names.every(({ language }) => languages.includes(language));
const isOf = (languages: readonly Language[], { names }: Match) =>
  names.some(({ language }) => languages.includes(language));

/** Returns the match of the head noun: "phone case", "coque de téléphone", "case for a phone". */
function headOf(goods: readonly Match[], all: readonly Match[]): Match | undefined {
  if (goods.some((match) => isOnlyOf(HEAD_FIRST, match))) return goods[0];
  const link = all.find(
    (match) => hasRole(match, 'link', 'of', 'also') && isOf(LINKS_AFTER_HEAD, match) && match.start > goods[0]!.start,
  );
  return goods.findLast(({ start }) => !link || start < link.start);
}

/** Returns the codes of a match: one of each heading first, those with the commonest name first. */
function codesOf({ names }: Match): string[] {
  const meanings = names.flatMap(({ means }) => (isWordRole(means) ? [] : [means]));
  const codes = [...new Set(meanings.sort((a, b) => a.place - b.place).map(({ code }) => code))];
  const isFirst = (code: string, index: number) =>
    codes.findIndex((each) => each.slice(0, 4) === code.slice(0, 4)) === index;
  return [...codes.filter(isFirst), ...codes.filter((code, index) => !isFirst(code, index))];
}

const lengthOf = (words: readonly string[], { start, end }: Match) => words.slice(start, end).join('').length;

/** Returns the codes of one thing: first of its head noun, then of the longest other names. */
function codesOfSegment(words: readonly string[]): string[] {
  const all = findListedNames(treeOfNames(), words);
  const goods = all.filter(
    (match, index) =>
      isGoods(match) &&
      !match.isDenied &&
      !hasRole(all[index - 1], 'deny-before') &&
      !hasRole(all[index + 1], 'deny-after') &&
      !isPartOfWord(words, match.start, match.end),
  );
  if (goods.length === 0) return [];
  const head = headOf(goods, all);
  const rest = goods.filter((match) => match !== head).sort((a, b) => lengthOf(words, b) - lengthOf(words, a));
  return [...(head ? [head] : []), ...rest].flatMap(codesOf);
}

/**
 * Returns at most `MAX_HS_CODES` subheadings (6 digits) for a goods name in any of the six languages, the likeliest
 * first. If the name lists several things, each gets its first code before any gets its second one. Empty for names
 * that the vocabulary lacks.
 */
export function findHsCodes(name: string): string[] {
  const lists = segmentsOf(name).map(codesOfSegment);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, index) => lists.flatMap((codes) => codes[index] ?? [])).flat();
  return [...new Set(inTurn)].slice(0, MAX_HS_CODES);
}

type Texts = Partial<Record<Language, string>>;
let shownTexts: Map<string, Texts> | null = null;

function readShown(): Map<string, Texts> {
  const texts = new Map<string, Texts>();
  for (const { language, text, means } of readHsNames())
    if (means.place === 0) texts.set(means.code, { ...texts.get(means.code), [language]: text });
  return texts;
}

/** Returns the short name of a subheading in a language. Throws for a code that the vocabulary lacks. */
export function hsName(code: string, language: Language): string {
  const text = (shownTexts ??= readShown()).get(code)?.[language];
  if (text === undefined) throw new Error(`no name of ${code} in ${language}`);
  return text;
}
