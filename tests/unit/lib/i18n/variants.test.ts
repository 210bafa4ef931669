import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { describe, expect, it } from 'vitest';
import { loadTexts } from '@/lib/i18n/messages/load-texts';
import { VARIANTS, withVariant } from '@/lib/i18n/messages/variants';
import { isCountry, MARKETS, type Country } from '@/lib/market/country';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { writeMail, writeSms } from '@/lib/server/messaging/messages/write-message';
import { translateError } from '@/lib/server/platform/texts/server-texts';
import { namespacesOf, sentences, variantsOf } from '../../support/catalogue';

/** Returns a text as its market reads it: without the branches of other countries. */
function readIn(country: Country, text: string): MessageFormatElement[] {
  const readElements = (elements: MessageFormatElement[]): MessageFormatElement[] =>
    elements.flatMap((element): MessageFormatElement[] => {
      if (
        element.type === TYPE.select &&
        Object.keys(element.options).every((name) => name === 'other' || isCountry(name))
      )
        return readElements((element.options[country] ?? element.options.other!).value);
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        const options = Object.entries(element.options).map(([name, { value, ...rest }]) => [
          name,
          { ...rest, value: readElements(value) },
        ]);
        return [{ ...element, options: Object.fromEntries(options) }];
      }
      return element.type === TYPE.tag ? [{ ...element, children: readElements(element.children) }] : [element];
    });
  return readElements(parse(text, { requiresOtherClause: true }));
}

/** Returns the names of arguments and tags, and of the options of a choice, sorted. */
function argumentsOf(elements: MessageFormatElement[]): string[] {
  const names = new Set<string>();
  const walk = (list: MessageFormatElement[]): void => {
    for (const element of list) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      names.add(element.value);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const [option, { value }] of Object.entries(element.options)) {
          names.add(`${element.value}: ${option}`);
          walk(value);
        }
      if (element.type === TYPE.tag) walk(element.children);
    }
  };
  walk(elements);
  return [...names].sort();
}

const files = LANGUAGES.flatMap((language) =>
  variantsOf(language).map((file) => {
    const [namespace = '', country = ''] = file.split('.');
    return { language, file, namespace, country: country as Country };
  }),
);

const flat = (language: Language, file: string) => [...sentences(language, file)];

describe('the variant of a market', () => {
  it('is listed in lib/i18n/messages/variants.ts', () => {
    const listedFiles = Object.entries(VARIANTS).flatMap(([namespace, markets]) =>
      markets.map((market) => `${market} ${namespace}`),
    );
    expect(files.map(({ language, namespace, country }) => `${language}-${country} ${namespace}`).sort()).toEqual(
      listedFiles.sort(),
    );
  });

  it.each(files)('$language/$file belongs to a namespace and to a market of the language', ({ language, ...file }) => {
    expect(namespacesOf(language)).toContain(file.namespace);
    expect(MARKETS[file.country].languages).toContain(language);
  });

  it.each(files)('$language/$file has texts that its market would read differently', ({ language, ...file }) => {
    const base = sentences(language, file.namespace);
    for (const [key, text] of flat(language, file.file)) {
      expect([...base.keys()], 'a variant replaces a text').toContain(key);
      const [own, shared] = [text, base.get(key)!].map((each) => readIn(file.country, each));
      expect({ key, arguments: argumentsOf(own!) }).toEqual({ key, arguments: argumentsOf(shared!) });
      expect(printAST(own!), `${key}: delete the variant`).not.toBe(printAST(shared!));
    }
  });

  it('replaces single texts of a group', () => {
    const base = { a: 'A', group: { b: 'B', c: 'C' } };
    expect(withVariant(base, { group: { c: 'D' } })).toEqual({ a: 'A', group: { b: 'B', c: 'D' } });
    expect(base.group.c).toBe('C');
  });

  it('replaces texts that the build has compiled to arrays', () => {
    const [base, variant] = [{ a: ['A ', ['name']] }, { a: [['name'], ' B'] }];
    expect(withVariant(base, variant as never)).toEqual(variant);
  });

  it('is loaded for pages of its market only', async () => {
    const loginOf = async (country: Country) => {
      const texts = (await loadTexts('frame', { country, language: 'ar' })) as { login: Record<string, string> };
      return [texts.login.account, texts.login.password];
    };
    const [egypt, arabia] = [await loginOf('EG'), await loginOf('SA')];
    expect(egypt[0]).toContain('رقم الهاتف');
    expect(arabia[0]).toContain('رقم الجوال');
    expect(egypt[1]).toBe(arabia[1]);
  });

  it('is used in responses and messages of its market', () => {
    const [egypt, arabia] = (['EG', 'SA'] as const).map((country) => ({ country, language: 'ar' as const }));
    expect(translateError(egypt!, 'phoneFormat')).toContain('رقم هاتف');
    expect(translateError(arabia!, 'phoneFormat')).toContain('رقم جوال');
    const message = { template: 'phoneChanged', values: {} };
    expect(writeMail({ ...egypt!, ...message }).subject).toContain('رقم الهاتف');
    expect(writeMail({ ...arabia!, ...message }).subject).toContain('رقم الجوال');
    expect(writeSms({ ...egypt!, ...message })).toContain('رقم الهاتف');
    expect(writeSms({ language: 'ar', ...message })).toContain('رقم الجوال');
  });
});
