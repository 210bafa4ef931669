import { createTranslator } from 'next-intl';
import { errorFacts } from '@/lib/i18n/error-facts';
import { fieldWord } from '@/lib/i18n/field-word';
import { regionName } from '@/lib/i18n/place-name';
import { withVariant } from '@/lib/i18n/variants';
import type { OrderIssue } from '@/lib/orders/order-issues';

/** Returns the text for a key of `errors.json`. `values`: arguments besides the limits, and the path of the field. */
export type SayError = (key: string, values?: OrderIssue['values'] & { field?: string }) => string;

/**
 * Returns the function for a language's error texts. `errors`: its `errors.json`. `variant`: those of the market. Limits are formatted for
 * the locale.
 */
export function sayErrors(locale: string, errors: object, variant: object = {}): SayError {
  const t = createTranslator({ locale, messages: withVariant(errors, variant) as never }); // the texts of any language
  const facts = errorFacts(locale);
  return (key, { country, field = '', ...values } = {}) => {
    const named = country && { country: regionName(country.region, locale) };
    return t(key as never, { ...facts, ...values, ...named, field: fieldWord(field) } as never); // schemas use keys of errors.json
  };
}
