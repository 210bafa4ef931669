import 'server-only';
import type { Insertable } from 'kysely';
import * as z from 'zod';
import { LocationView } from '@/lib/contract/content/content';
import { DICTIONARY_TYPES } from '@/lib/contract/places/dictionary-types';
import { countryCode } from '@/lib/contract/fields';
import { COUNTRIES } from '@/lib/market/country';
import { HolidayRecord, holidayRow } from '../../places/calendars/holiday-record';
import { PayoutTermsRecord, payoutTermsRow } from '../../parcels/collections/terms-record';
import { LaneNoticeRecord, laneNoticeRow } from '../../places/lane-notices/lane-notice-record';
import { ArticleRecord, articleRow } from '../../content/news-and-jobs/article-record';
import { JobRecord, jobRow } from '../../content/news-and-jobs/job-record';
import { WORDS_COLUMN, textByLanguageSchema } from '../../platform/db/json-column';
import type { Tables } from '../../platform/db/tables/tables';
import { COUNTRY_COLUMN, CountryRecord } from '../../places/dictionaries/country-record';
import { ImportRuleRecord, importRuleRow } from '../../pricing/customs/rule-record';
import { rateColumns } from '../../pricing/rate-list-store';
import { ProtectionRecord, protectionRow } from '../../pricing/protection-list';
import { RateRecord } from '../../pricing/rate-record';
import { surveyRow } from '../../content/surveys/survey-store';
import { SurveyRecord } from '../../content/surveys/survey-record';
import countries from './data/countries.json';
import dictionaries from './data/dictionaries.json';
import exchange from './data/exchange-rates.json';
import holidays from './data/holidays.json';
import payoutTerms from './data/payout-terms.json';
import laneNotices from './data/lane-notices.json';
import hubs from './data/hubs.json';
import importRules from './data/import-rules.json';
import jobs from './data/jobs.json';
import news from './data/news.json';
import priceProtection from './data/price-protection.json';
import rates from './data/rates.json';
import surveys from './data/surveys.json';

/** Returns the rows of the countries. Their `sort` is the order of §1, whatever the order of the file. */
export function countryRows(): Insertable<Tables['countries']>[] {
  return CountryRecord.array()
    .parse(countries)
    .map((country) => ({ code: country.code, sort: COUNTRIES.indexOf(country.code), data: COUNTRY_COLUMN.write(country) }));
}

const Entries = z.array(z.object({ type: z.enum(DICTIONARY_TYPES), code: z.string(), sort: z.number(), names: textByLanguageSchema }));

export function dictionaryRows(): Insertable<Tables['dictionaries']>[] {
  return Entries.parse(dictionaries).map(({ names, ...entry }) => {
    const storedNames = WORDS_COLUMN.write(names);
    return { ...entry, names: storedNames, shipped: storedNames };
  });
}

export function exchangeRows(): Insertable<Tables['exchange_rates']>[] {
  return exchange.rates.map(({ currency, cnyPerUnit }) => ({
    currency,
    cny_per_unit: cnyPerUnit,
    as_of: exchange.date,
  }));
}

export function protectionRows(): Insertable<Tables['price_protection']>[] {
  return ProtectionRecord.array().parse(priceProtection).map(protectionRow);
}

export function holidayRows(): Insertable<Tables['holidays']>[] {
  return HolidayRecord.array().parse(holidays).map(holidayRow);
}

export function importRuleRows(): Insertable<Tables['import_rules']>[] {
  return ImportRuleRecord.array().parse(importRules).map(importRuleRow);
}

export function payoutTermsRows(): Insertable<Tables['payout_terms']>[] {
  return PayoutTermsRecord.array().parse(payoutTerms).map(payoutTermsRow);
}

export function laneNoticeRows(): Insertable<Tables['lane_notices']>[] {
  return LaneNoticeRecord.array().parse(laneNotices).map(laneNoticeRow);
}

const { code, lat, lng, role } = LocationView.shape;
const Hubs = z.array(
  z.object({ country: countryCode, cities: z.array(z.object({ code, names: textByLanguageSchema, lat, lng, role })) }),
);

/** Returns the points of the network maps in the file's order: origin and gateways first within each country. */
export function hubRows(): Insertable<Tables['hubs']>[] {
  return Hubs.parse(hubs)
    .flatMap(({ country, cities }) => cities.map((city) => ({ country_code: country, ...city })))
    .map(({ names, ...hub }, sort) => ({ ...hub, names: WORDS_COLUMN.write(names), sort }));
}

/** Returns both halves of the tariff, in the order of the file. */
export function rateRows(): Insertable<Tables['rates']>[] {
  const international = rates.international.map(({ destinationCountry, ...rate }) => {
    return { kind: 'international', countryCode: destinationCountry, ...rate };
  });
  const domestic = rates.domestic.map(({ country, ...rate }) => ({ kind: 'domestic', countryCode: country, ...rate }));
  return [...international, ...domestic].map((rate, sort) => ({ ...rateColumns(RateRecord.parse(rate)), sort }));
}

export function articleRows(): Insertable<Tables['articles']>[] {
  return news.map((article) => {
    const row = articleRow(ArticleRecord.parse(article));
    return { ...row, shipped: row.content };
  });
}

export function jobRows(): Insertable<Tables['jobs']>[] {
  return jobs.map((job) => jobRow(JobRecord.parse(job)));
}

export function surveyRows(): Insertable<Tables['surveys']>[] {
  return surveys.map((survey) => surveyRow(SurveyRecord.parse(survey)));
}
