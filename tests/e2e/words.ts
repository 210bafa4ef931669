import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTranslator } from 'next-intl';
import { errorFacts } from '@/lib/i18n/error-facts';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';

/** What a visitor reads on the pages of a prefix, from the site's own messages. */
export function wordsOf(prefix: string) {
  const choice = parsePrefix(prefix)!;
  const { language } = choice;
  const file = (namespace: string) =>
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, `../../messages/${language}/${namespace}.json`), 'utf8'),
    ) as object;
  return (key: string, values: Record<string, string | number> = {}): string => {
    const [namespace, ...rest] = key.split('.');
    const t = createTranslator({
      locale: `${language}-u-nu-latn`,
      messages: { [namespace!]: file(namespace!) } as never,
      onError: (error) => {
        throw error;
      },
    });
    // The bounds of the rules, which sentences of errors.json name without being given them.
    const facts = namespace === 'errors' ? errorFacts(numeralLocale(choice)) : {};
    return t([namespace, ...rest].join('.') as never, { ...facts, ...values } as never);
  };
}

export type Words = ReturnType<typeof wordsOf>;

/** The words of the numbers one to ten, as the spoken image code uses them. */
export function numberWords(prefix: string): string[] {
  const words = wordsOf(prefix);
  return Array.from({ length: 10 }, (_, index) => words(`server.captcha.number.n${index + 1}`));
}
