import { createTranslator } from 'next-intl';
import { errorFacts, fieldSelector } from '@/lib/i18n/messages/error-facts';
import { regionName } from '@/lib/i18n/names/place-name';
import { VARIANTS, withVariant } from '@/lib/i18n/messages/variants';
import type { OrderIssue } from '@/lib/orders/order-issues';

/** Returns the text for a key of `errors.json`. `values`: arguments besides the limits, and the path of the field. */
export type FormatError = (key: string, values?: OrderIssue['values'] & { field?: string }) => string;

/**
 * Returns error texts, replaced by the market's own texts where the market has some. This file is loaded on demand,
 * because the list of text files would make every form larger.
 */
async function withMarketTexts(locale: string, errors: object): Promise<object> {
  const market = VARIANTS.errors.find((each) => locale.startsWith(each));
  if (!market) return errors;
  const [language, country] = market.split('-');
  const marketErrors: { default: object } = await import(`@/messages/${language}/errors.${country}.json`);
  return withVariant(errors, marketErrors.default);
}

/**
 * Returns the function for a language's error texts. `errors`: its `errors.json`. Limits are formatted for the locale.
 */
export async function createErrorFormatter(locale: string, errors: object): Promise<FormatError> {
  const messages = await withMarketTexts(locale, errors);
  const t = createTranslator({ locale, messages: messages as never }); // the texts of any language
  const facts = errorFacts(locale);
  return (key, { country, field = '', ...values } = {}) => {
    const countryValue = country && { country: regionName(country.region, locale) };
    return t(key as never, { ...facts, ...values, ...countryValue, field: fieldSelector(field) } as never); // schemas use keys of errors.json
  };
}
