import { useLocale, useTranslations } from 'next-intl';
import { errorFacts } from '@/lib/i18n/error-facts';

/** The sentence of a key of `errors.json` that an address carries; undefined for any other text. */
export function useErrorText(key: string): string | undefined {
  const t = useTranslations('errors');
  const locale = useLocale();
  return /^\w+$/.test(key) && t.has(key as never) ? t(key as never, errorFacts(locale) as never) : undefined;
}
