import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { refusalFacts } from '@/lib/i18n/messages/refusal-facts';
import { hasVariant, withVariant } from '@/lib/i18n/messages/variants';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';

/** Returns the texts on the pages of a prefix, from the site's own messages. */
export function wordsOf(prefix: string) {
  const choice = parsePrefix(prefix)!;
  const { country, language } = choice;
  const file = (name: string) =>
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../../../messages/${language}/${name}.json`), 'utf8'),
    ) as object;
  const texts = (namespace: string) =>
    withVariant(file(namespace), hasVariant(namespace, choice) ? file(`${namespace}.${country}`) : {});
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace, ...rest] = key.split('.');
    const t = createTranslator({
      locale: `${language}-u-nu-latn`,
      messages: { [namespace!]: texts(namespace!) } as never,
      onError: (error) => {
        throw error;
      },
    });
    // The limits of the rules: sentences of errors.json use them without arguments.
    const facts = namespace === 'errors' ? refusalFacts(numeralLocale(choice)) : {};
    return t([namespace, ...rest].join('.') as never, { ...facts, ...values } as never);
  };
}

export type Words = ReturnType<typeof wordsOf>;

/** Returns the words for one to ten, as in the spoken image code. */
export function numberWords(prefix: string): string[] {
  const words = wordsOf(prefix);
  return Array.from({ length: 10 }, (_, index) => words(`server.captcha.number.n${index + 1}`));
}
