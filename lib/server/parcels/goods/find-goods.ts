import 'server-only';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { readVocabulary, type Concept, type VocabularyName } from './read-vocabulary';
import type { Role } from './reasons';
import { inflectedForms, wordsOf, type WordForm } from './word-forms';

/** A listed name in a text: words `start` to `end`, the last one excluded. */
export interface Hit {
  start: number;
  end: number;
  /** Null for a word that is a role only. */
  concept: Concept | null;
  roles: ReadonlySet<Role>;
  languages: ReadonlySet<Language>;
  /** True if the word's own ending denies it. */
  denied: boolean;
}

interface Node {
  children: Map<string, Node>;
  names: VocabularyName[];
}

interface Match {
  end: number;
  names: VocabularyName[];
  denied: boolean;
}

const newNode = (): Node => ({ children: new Map(), names: [] });

function insert(root: Node, words: readonly string[], name: VocabularyName): void {
  let node = root;
  for (const word of words) {
    const next = node.children.get(word) ?? newNode();
    node.children.set(word, next);
    node = next;
  }
  if (node !== root) node.names.push(name);
}

/** Names of two Latin words are also found in one: "powerbank". */
function buildTree(): Node {
  const root = newNode();
  for (const name of readVocabulary()) {
    const words = wordsOf(name.text);
    insert(root, words, name);
    if (words.length === 2 && words.every((word) => /^[a-z]+$/.test(word))) insert(root, [words.join('')], name);
  }
  return root;
}

/** Languages that inflect every word of a name. The others inflect the last one. */
const INFLECTED_WITHIN: readonly Language[] = ['fr', 'ar', 'ur'];

/** Built from data of this module alone, at the first use. */
let tree: Node | null = null;

const HAN = /\p{Script=Han}/u;

/** Returns true for one Chinese character before another: it may be a part of an unlisted word, so it says nothing about the goods. */
const isPartOfWord = (words: readonly string[], start: number, end: number) =>
  end - start === 1 && HAN.test(words[start]!) && HAN.test(words[end] ?? '');

type Languages = readonly Language[];
const common = (languages: Languages, allowed: Languages) => languages.filter((each) => allowed.includes(each));

/** Returns the longest listed name at a word. `forms`: inflected forms of each word. */
function longestAt(words: readonly string[], forms: readonly (readonly WordForm[])[], start: number): Match | null {
  let best: Match | null = null;
  const take = (node: Node, at: number, here: Languages, denied: boolean): void => {
    const names = node.names.filter(({ language }) => here.includes(language));
    if (names.length > 0 && at > (best?.end ?? start)) best = { end: at, names, denied };
  };
  const descend = (node: Node, at: number, allowed: Languages, denied: boolean): void => {
    const word = words[at];
    if (word === undefined) return;
    const step = (form: string, here: Languages, below: Languages, isDenied: boolean) => {
      const next = node.children.get(form);
      if (!next || here.length === 0) return;
      take(next, at + 1, here, isDenied);
      if (below.length > 0) descend(next, at + 1, below, isDenied);
    };
    step(word, allowed, allowed, denied);
    for (const form of forms[at]!) {
      const here = common(form.languages, allowed);
      step(form.word, here, common(here, INFLECTED_WITHIN), denied || form.denied === true);
    }
  };
  descend((tree ??= buildTree()), start, LANGUAGES, false);
  return best as Match | null;
}

const isRole = (means: Concept | Role): means is Role => typeof means === 'string';
const isConcept = (means: Concept | Role): means is Concept => typeof means !== 'string';

function toHit(words: readonly string[], start: number, { end, names, denied }: Match): Hit {
  const hidden = isPartOfWord(words, start, end);
  const roles = names.map(({ means }) => means).filter(isRole);
  return {
    start,
    end,
    concept: hidden ? null : (names.map(({ means }) => means).find(isConcept) ?? null),
    roles: new Set(hidden ? roles.filter((role) => role !== 'accessory' && role !== 'container') : roles),
    languages: new Set(names.map(({ language }) => language)),
    denied,
  };
}

/** Returns the listed names in the words, the longest first at each place. Takes linear time: a name has a few words. */
export function findGoods(words: readonly string[]): Hit[] {
  const forms = words.map(inflectedForms);
  const hits: Hit[] = [];
  for (let start = 0; start < words.length;) {
    const match = longestAt(words, forms, start);
    if (match) hits.push(toHit(words, start, match));
    start = match?.end ?? start + 1;
  }
  return hits;
}
