import { useLocale, useTranslations } from 'next-intl';
import { errorFacts } from '@/lib/i18n/error-facts';

/** Returns the sentence for a key of `errors.json` that an address carries; undefined for any other text. */
export function useErrorTexts(): (key: string) => string | undefined {
  const t = useTranslations('errors');
  const locale = useLocale();
  const facts = errorFacts(locale) as never; // every sentence gets all arguments that one may name
  return (key) => {
    const known = key as never; // an address may contain any text, also `constructor`, which `has` accepts
    const isKey = /^\w+$/.test(key) && t.has(known) && typeof t.raw(known) === 'string';
    return isKey ? t(known, facts) : undefined;
  };
}

export const useErrorText = (key: string): string | undefined => useErrorTexts()(key);
