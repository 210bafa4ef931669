import { useLocale, useTranslations } from 'next-intl';
import { errorFacts } from '@/lib/i18n/error-facts';

/** The sentence of a key of `errors.json` that an address carries; undefined for any other text. */
export function useErrorText(key: string): string | undefined {
  const t = useTranslations('errors');
  const locale = useLocale();
  const known = key as never; // any text may stand in an address: `has` decides
  const facts = errorFacts(locale) as never; // a sentence takes what it names
  return /^\w+$/.test(key) && t.has(known) ? t(known, facts) : undefined;
}
