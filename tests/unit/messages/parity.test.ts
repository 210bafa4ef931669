import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { NAMESPACES } from '@/lib/i18n/messages/namespaces';
import { isCountry, MARKETS } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { namespacesOf, OTHERS, sentences } from '../support/catalogue';

/** True for a branch that readers of the language may see: a branch of one of its markets. */
const isRead = (option: string, language: Language) =>
  !isCountry(option) || MARKETS[option].languages.includes(language);

/** An argument by which a language may choose its words, but need not. */
const CHOOSER = 'countryCode';

/** Returns the sorted names of arguments and tags in the branches that readers of the language see. */
function argumentsOf(sentence: string, language: Language): string[] {
  const names = new Set<string>();
  const walk = (elements: MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.value !== CHOOSER) names.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const [name, option] of Object.entries(element.options)) if (isRead(name, language)) walk(option.value);
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(parse(sentence, { requiresOtherClause: true }));
  return [...names].sort();
}

const SCRIPT: Record<string, RegExp> = {
  'zh-CN': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
  ur: /\p{Script=Arabic}/u,
};

/** Words that stay as they are in every language: names, codes and units. */
const EVERYWHERE =
  /\b(WhatsApp|Facebook|Instagram|Twitter|X|WeChat|API|COD|QR|PDF|SMS|DDP|FAQ|kg|cm|CNY|Dunia Express|English|Français|Türkçe|OK)\b/gu;
const wordless = (text: string) => !/\p{L}/u.test(text.replaceAll(EVERYWHERE, ''));

/** The words of a sentence without its arguments and tags. */
function bare(sentence: string): string {
  const words = (elements: MessageFormatElement[]): string =>
    elements
      .map((element) => {
        if (element.type === TYPE.literal) return element.value;
        if (element.type === TYPE.tag) return words(element.children);
        if (element.type === TYPE.select || element.type === TYPE.plural)
          return Object.values(element.options)
            .map((option) => words(option.value))
            .join(' ');
        return ' ';
      })
      .join('');
  return words(parse(sentence)).trim();
}

/** Networks in China carry no SMS without the sender's name in these brackets. */
const SIGNATURE = /^【\{brand\}】/u;

describe('the message folder', () => {
  it('signs every SMS in Chinese as the networks require', () => {
    for (const [key, sentence] of sentences('zh-CN', 'server'))
      if (key.startsWith('sms.')) expect(sentence, key).toMatch(SIGNATURE);
  });

  it.each(OTHERS)('has the same files in %s as in English', (language) => {
    expect(namespacesOf(language)).toEqual(namespacesOf('en'));
  });

  it('lists every file except the server’s own', () => {
    const files = namespacesOf('en').filter((name) => name !== 'server');
    expect([...NAMESPACES].sort(), 'add the namespace to lib/i18n/messages/namespaces.ts').toEqual(files);
  });

  describe.each(namespacesOf('en'))('%s', (namespace) => {
    const english = sentences('en', namespace);

    it.each(OTHERS)('has the same keys in %s', (language) => {
      expect([...sentences(language, namespace).keys()].sort()).toEqual([...english.keys()].sort());
    });

    it.each(OTHERS)('has the same arguments in %s', (language) => {
      for (const [key, sentence] of sentences(language, namespace)) {
        const unsigned = namespace === 'server' && key.startsWith('sms.') ? sentence.replace(SIGNATURE, '') : sentence;
        const inEnglish = english.get(key) ?? '';
        const names = argumentsOf(inEnglish, language).filter((name) => unsigned === sentence || name !== 'brand');
        expect({ key, arguments: argumentsOf(unsigned, language) }).toEqual({ key, arguments: names });
      }
    });

    it.each(OTHERS)('has no English text left in %s', (language) => {
      const untranslated = [...sentences(language, namespace)].filter(([key, sentence]) => {
        const text = bare(sentence);
        if (wordless(text)) return false;
        if (SCRIPT[language]) return !SCRIPT[language].test(sentence);
        return text === bare(english.get(key) ?? '') && text.split(/\s+/).length > 2;
      });
      expect(untranslated).toEqual([]);
    });

    it('has no empty sentence', () => {
      for (const language of ['en' as const, ...OTHERS])
        for (const [key, sentence] of sentences(language, namespace))
          expect(sentence.trim(), `${language} ${key}`).not.toBe('');
    });
  });
});
