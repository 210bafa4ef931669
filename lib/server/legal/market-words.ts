import 'server-only';
import { createTranslator } from 'next-intl';
import { BRAND } from '@/lib/market/brand';
import type { Country } from '@/lib/market/country';
import { CLAIM_ANSWER_DAYS, CLAIM_DAYS } from '@/lib/orders/claim-policy';
import type { Language } from '@/lib/market/language';
import ar from '@/messages/ar/legal.json';
import en from '@/messages/en/legal.json';
import fr from '@/messages/fr/legal.json';
import tr from '@/messages/tr/legal.json';
import ur from '@/messages/ur/legal.json';
import zh from '@/messages/zh-CN/legal.json';
import { getConfig } from '../config';

const MESSAGES = { en, 'zh-CN': zh, fr, ar, ur, tr } as const satisfies Record<Language, unknown>;

type Placeholder = 'brand' | 'country' | 'inCountry' | 'claimDays' | 'answerDays' | 'trackingMonths';

/** What stands for the placeholders of a legal text: `in Ghana` is one of them, because no language forms it by rule. */
export function marketWords(country: Country, language: Language): Record<Placeholder, string> {
  const messages = { legal: MESSAGES[language] };
  const t = createTranslator({ locale: language, messages, namespace: 'legal' });
  const months = getConfig().SCAN_MONTHS;
  return {
    brand: BRAND.name,
    country: t(`countries.${country}.name`),
    inCountry: t(`countries.${country}.in`),
    claimDays: String(CLAIM_DAYS),
    answerDays: String(CLAIM_ANSWER_DAYS),
    trackingMonths: t('kept.months', { months, count: String(months) }),
  };
}
