import 'server-only';
import type { Insertable } from 'kysely';
import { COUNTRIES } from '@/lib/market/country';
import type { Tables } from '../db/tables';
import { articleRow, type ArticleRecord } from '../content/article-record';
import { jobRow, type JobRecord } from '../content/job-record';
import { surveyRow } from '../surveys/store';
import { SurveyRecord } from '../surveys/survey-record';
import type { SiteRecord } from '../network/site-record';
import countries from './data/countries.json';
import dictionaries from './data/dictionaries.json';
import exchange from './data/exchange-rates.json';
import hubs from './data/hubs.json';
import rates from './data/rates.json';
import news from './data/news.json';
import jobs from './data/jobs.json';
import surveys from './data/surveys.json';
import sites from './data/sites.json';

/** The countries in the order of §1, whatever order the file has. */
export function countryRows(): Insertable<Tables['countries']>[] {
  return countries.map((country) => ({
    code: country.code,
    sort: (COUNTRIES as readonly string[]).indexOf(country.code),
    data: JSON.stringify(country),
  }));
}

export function dictionaryRows(): Insertable<Tables['dictionaries']>[] {
  return dictionaries.map(({ type, code, sort, names }) => ({ type, code, sort, names: JSON.stringify(names) }));
}

export function exchangeRows(): Insertable<Tables['exchange_rates']>[] {
  return exchange.rates.map(({ currency, cnyPerUnit }) => ({
    currency,
    cny_per_unit: cnyPerUnit,
    as_of: exchange.date,
  }));
}

/** The points of the network maps: origin and gateways first within each country, as the file lists them. */
export function hubRows(): Insertable<Tables['hubs']>[] {
  return hubs
    .flatMap(({ country, cities }) => cities.map((city) => ({ country, ...city })))
    .map(({ country, code, names, lat, lng, role }, sort) => ({
      code,
      country_code: country,
      names: JSON.stringify(names),
      lat,
      lng,
      role,
      sort,
    }));
}

interface RateRecord {
  service: string;
  zone: string;
  zoneNames: Record<string, string>;
  currency: string;
  taxIncluded: boolean;
  firstKgMinor: number;
  additionalKgMinor: number;
  minDays: number;
  maxDays: number;
  remark: Record<string, string>;
}
type RateRow = Insertable<Tables['rates']>;

function rateRow(kind: 'international' | 'domestic', country: string, rate: RateRecord): Omit<RateRow, 'sort'> {
  return {
    id: `${rate.service}:${country}:${rate.zone}`,
    kind,
    service: rate.service,
    country_code: country,
    zone: rate.zone,
    zone_names: JSON.stringify(rate.zoneNames),
    currency: rate.currency,
    first_kg_minor: rate.firstKgMinor,
    additional_kg_minor: rate.additionalKgMinor,
    tax_included: rate.taxIncluded ? 1 : 0,
    min_days: rate.minDays,
    max_days: rate.maxDays,
    remark: JSON.stringify(rate.remark),
  };
}

/** Both halves of the tariff, in the order of the file. */
export function rateRows(): RateRow[] {
  return [
    ...rates.international.map((rate) => rateRow('international', rate.destinationCountry, rate)),
    ...rates.domestic.map((rate) => rateRow('domestic', rate.country, rate)),
  ].map((row, sort) => ({ ...row, sort }));
}

export function articleRows(): Insertable<Tables['articles']>[] {
  return (news as ArticleRecord[]).map(articleRow);
}

export function jobRows(): Insertable<Tables['jobs']>[] {
  return (jobs as JobRecord[]).map(jobRow);
}

export function surveyRows(): Insertable<Tables['surveys']>[] {
  return surveys.map((survey) => surveyRow(SurveyRecord.parse(survey)));
}

/** The sample network; tests/unit/seed checks it against the schema of an import. */
export const SITE_RECORDS = sites as SiteRecord[];
