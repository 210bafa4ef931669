import { useLocale, useTranslations } from 'next-intl';
import { fieldSelector } from '@/lib/i18n/messages/error-facts';
import { refusalFacts } from '@/lib/i18n/messages/refusal-facts';

/**
 * Returns a function for the sentence of a key of `errors.json`; undefined for any other text. The key comes from the
 * address. `field`: the form field with the error.
 */
export function useErrorTexts(): (key: string, field?: string) => string | undefined {
  const t = useTranslations('errors');
  const locale = useLocale();
  const facts = refusalFacts(locale);
  return (key, field = '') => {
    const messageKey = key as never; // an address may contain any text, also `constructor`, which `has` accepts
    const text: unknown = /^\w+$/.test(key) && t.has(messageKey) ? t.raw(messageKey) : null;
    // A text with arguments is an array in a built site: next-intl compiles it.
    const isKey = typeof text === 'string' || Array.isArray(text);
    // Every sentence gets all arguments that a sentence may use.
    return isKey ? t(messageKey, { ...facts, field: fieldSelector(field) } as never) : undefined; // the arguments depend on the text
  };
}

export const useErrorText = (key: string): string | undefined => useErrorTexts()(key);
