import 'server-only';
import { LANGUAGES, type Language } from '@/lib/market/language';
import type { ListedName } from './read-names';
import { inflectedForms, splitWords, type WordForm } from './word-forms';

/** Listed names by their words. */
export interface NameTree<Means> {
  children: Map<string, NameTree<Means>>;
  names: ListedName<Means>[];
}

/** The names that consist of the words from index `start` up to `end`, which is excluded. */
export interface NameMatch<Means> {
  start: number;
  end: number;
  names: readonly ListedName<Means>[];
  /** True if the word's own ending denies it. */
  isDenied: boolean;
}

const newNode = <Means>(): NameTree<Means> => ({ children: new Map(), names: [] });

function insert<Means>(root: NameTree<Means>, words: readonly string[], name: ListedName<Means>): void {
  let node = root;
  for (const word of words) {
    const next = node.children.get(word) ?? newNode<Means>();
    node.children.set(word, next);
    node = next;
  }
  if (node !== root) node.names.push(name);
}

/** Builds the tree of listed names. A name of two Latin words is also added as one word, such as "powerbank". */
export function buildNameTree<Means>(names: readonly ListedName<Means>[]): NameTree<Means> {
  const root = newNode<Means>();
  for (const name of names) {
    const words = splitWords(name.text);
    insert(root, words, name);
    if (words.length === 2 && words.every((word) => /^[a-z]+$/.test(word))) insert(root, [words.join('')], name);
  }
  return root;
}

/** Languages that inflect every word of a name. Other languages inflect only the last word. */
const FULLY_INFLECTED_LANGUAGES: readonly Language[] = ['fr', 'ar', 'ur'];

type Languages = readonly Language[];
const common = (languages: Languages, allowed: Languages) => languages.filter((each) => allowed.includes(each));

/**
 * Returns two Latin words as one, because a sender may split a name ("lip stick"). Returns null for other words and for
 * fewer than six letters, which are often another word.
 */
function joinedWords(words: readonly string[], start: number): string | null {
  const parts = words.slice(start, start + 2);
  const joined = parts.join('');
  return joined.length >= 6 && parts.length === 2 && parts.every((part) => /^[a-z]{2,}$/.test(part)) ? joined : null;
}

/** Returns the longest listed name that begins at a word, or null. `forms`: inflected forms of each word. */
function longestAt<Means>(
  tree: NameTree<Means>,
  words: readonly string[],
  forms: readonly (readonly WordForm[])[],
  start: number,
): NameMatch<Means> | null {
  let best: NameMatch<Means> | null = null;
  const take = (node: NameTree<Means>, end: number, languages: Languages, isDenied: boolean): void => {
    const names = node.names.filter(({ language }) => languages.includes(language));
    if (names.length > 0 && end > (best?.end ?? start)) best = { start, end, names, isDenied };
  };
  const descend = (node: NameTree<Means>, index: number, allowed: Languages, isAfterDenial: boolean): void => {
    const word = words[index];
    if (word === undefined) return;
    const step = (form: string, languages: Languages, below: Languages, isDenied: boolean) => {
      const next = node.children.get(form);
      if (!next || languages.length === 0) return;
      take(next, index + 1, languages, isDenied);
      if (below.length > 0) descend(next, index + 1, below, isDenied);
    };
    step(word, allowed, allowed, isAfterDenial);
    for (const form of forms[index]!) {
      const languages = common(form.languages, allowed);
      step(form.word, languages, common(languages, FULLY_INFLECTED_LANGUAGES), isAfterDenial || form.isDenied === true);
    }
  };
  descend(tree, start, LANGUAGES, false);
  const joined = joinedWords(words, start);
  const node = joined && tree.children.get(joined);
  if (node) {
    take(node, start + 2, LANGUAGES, false);
    descend(node, start + 2, LANGUAGES, false);
  }
  return best as NameMatch<Means> | null;
}

/**
 * Returns the listed names in the words, without overlaps: the longest name that begins at a word counts. Runs in
 * linear time, because a name has a few words.
 */
export function findListedNames<Means>(tree: NameTree<Means>, words: readonly string[]): NameMatch<Means>[] {
  const forms = words.map(inflectedForms);
  const matches: NameMatch<Means>[] = [];
  for (let start = 0; start < words.length;) {
    const match = longestAt(tree, words, forms, start);
    if (match) matches.push(match);
    start = match?.end ?? start + 1;
  }
  return matches;
}
