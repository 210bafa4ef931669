import { describe, expect, it } from 'vitest';
import glossary from '../../../docs/glossary.json';
import { LANGUAGES } from '@/lib/market/language';
import { namespacesOf, OTHERS, sentences } from '../support/catalogue';

interface Term {
  /** Regular expressions. The first one is the term to write. */
  accepted: readonly string[];
  avoid?: readonly string[];
}
interface Concept {
  english: string;
  found: string;
  strict?: boolean;
  terms: Record<string, Term>;
}
const CONCEPTS = Object.entries(glossary as Record<string, Concept>);

/** Sentences about a concept that may paraphrase the term: one in four, at least three. */
const mayDiffer = (sentences: number) => Math.max(3, Math.floor(sentences / 4));

/** Removes the code in a text: tags and arguments, and the names of an argument's cases. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/<\/?[^<>]*>/g, '')
    .replaceAll(/\{\w+, (?:plural|select|selectordinal),/g, '')
    .replaceAll(/\{\w+(?:, [^{}]*)?\}/g, 'X');

/** Vowel marks and the non-joiner (U+200C) are optional in Arabic and Urdu. Turkish capitals have their own pairs. */
const plain = (text: string, language: string) =>
  (language === 'tr' ? text.toLocaleLowerCase('tr') : text).replaceAll(/[\u064b-\u0652\u200c]/g, '').normalize('NFC');

const anyOf = (patterns: readonly string[], language: string) =>
  new RegExp(patterns.map((pattern) => plain(pattern, language)).join('|'), 'iu');

const english = new Map(
  namespacesOf('en').flatMap((namespace) =>
    [...sentences('en', namespace)].map(([key, text]): [string, string] => [`${namespace}.${key}`, wordsOf(text)]),
  ),
);
const translated = new Map(
  OTHERS.map((language) => [
    language,
    new Map(
      namespacesOf(language).flatMap((namespace) =>
        [...sentences(language, namespace)].map(([key, text]): [string, string] => [
          `${namespace}.${key}`,
          plain(text, language),
        ]),
      ),
    ),
  ]),
);

function sentencesAbout({ found }: Concept): string[] {
  const pattern = new RegExp(found, 'iu');
  return [...english].filter(([, text]) => pattern.test(text)).map(([key]) => key);
}

describe('the glossary', () => {
  it('has over seventy concepts, each in every language and used in our texts', () => {
    expect(CONCEPTS.length).toBeGreaterThan(70);
    for (const [id, concept] of CONCEPTS) {
      expect(Object.keys(concept.terms).sort(), id).toEqual([...OTHERS].sort());
      expect(new RegExp(concept.found, 'iu').test(concept.english), id).toBe(true);
      expect(sentencesAbout(concept), id).not.toEqual([]);
    }
    expect(LANGUAGES).toHaveLength(OTHERS.length + 1);
  });

  it('never avoids the term that it prefers', () => {
    for (const [id, { terms }] of CONCEPTS)
      for (const [language, { accepted, avoid }] of Object.entries(terms))
        if (avoid) expect(anyOf(avoid, language).test(plain(accepted[0]!, language)), `${id} ${language}`).toBe(false);
  });

  describe.each(CONCEPTS)('%s', (_id, concept) => {
    it.each(OTHERS)('has its own name in %s', (language) => {
      const { accepted, avoid } = concept.terms[language]!;
      const texts = translated.get(language)!;
      const about = sentencesAbout(concept).filter((key) => texts.has(key));
      const acceptedPattern = anyOf(accepted, language);
      const without = about.filter((key) => !acceptedPattern.test(texts.get(key)!));
      const maxDiffering = concept.strict ? 0 : mayDiffer(about.length);
      expect(without.length > maxDiffering ? without : [], `without ${accepted[0]}`).toEqual([]);
      const forbidden = avoid && anyOf(avoid, language);
      expect(about.filter((key) => forbidden?.test(texts.get(key)!))).toEqual([]);
    });
  });
});
