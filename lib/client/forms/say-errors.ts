import { createTranslator } from 'next-intl';
import { errorFacts } from '@/lib/i18n/error-facts';

/** `errors`: the language's `errors.json`. The sentences name the bounds as the locale writes them. */
export function sayErrors(locale: string, errors: object): (key: string) => string {
  const t = createTranslator({ locale, messages: errors as never });
  const facts = errorFacts(locale);
  return (key) => t(key as never, facts as never); // schemas carry keys of errors.json
}
