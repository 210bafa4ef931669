import 'server-only';
import { BRAND } from '@/lib/market/brand';
import type { Country } from '@/lib/market/country';
import { CLAIM_ANSWER_DAYS, CLAIM_DAYS } from '@/lib/orders/claim-policy';
import type { Language } from '@/lib/market/language';
import { getConfig } from '../../platform/config';
import { feeFacts, type FeeFact, type FeeFigures } from './fee-facts';
import { legalTranslator } from './legal-translator';

type Placeholder =
  'brand' | 'country' | 'inCountry' | 'claimDays' | 'answerDays' | 'trackingMonths' | 'collectionMonths' | FeeFact;

/**
 * Returns the values of a legal text's placeholders. `in Ghana` is one of them, because not every language forms it by
 * a rule.
 */
export function marketWords(country: Country, language: Language, figures?: FeeFigures): Record<Placeholder, string> {
  const t = legalTranslator(language);
  const { SCAN_MONTHS, COLLECTION_MONTHS } = getConfig();
  const duration = (months: number) => t('kept.months', { months, count: String(months) });
  return {
    brand: BRAND.name,
    country: t(`countries.${country}.name`),
    inCountry: t(`countries.${country}.in`),
    claimDays: String(CLAIM_DAYS),
    answerDays: String(CLAIM_ANSWER_DAYS),
    trackingMonths: duration(SCAN_MONTHS),
    collectionMonths: duration(COLLECTION_MONTHS),
    ...feeFacts(language, figures),
  };
}
