import 'server-only';
import type { Insertable, Selectable } from 'kysely';
import * as z from 'zod';
import type { Country } from '@/lib/market/country';
import { COUNTRIES_COLUMN, jsonColumn } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import { SurveyRecord } from './survey-record';

/** The column `content`. */
const SURVEY = jsonColumn(
  z.object({
    title: SurveyRecord.shape.title,
    intro: SurveyRecord.shape.intro,
    thanks: SurveyRecord.shape.thanks,
    questions: SurveyRecord.shape.questions,
  }),
);

function recordOf({ token, countries, opens_at, closes_at, content }: Selectable<Tables['surveys']>): SurveyRecord {
  const listed = COUNTRIES_COLUMN.read(countries);
  return { token, countries: listed, opensAt: opens_at, closesAt: closes_at, ...SURVEY.read(content) };
}

export function surveyRow(survey: SurveyRecord): Insertable<Tables['surveys']> {
  const { token, countries, opensAt, closesAt, title, intro, thanks, questions } = survey;
  return {
    token,
    countries: COUNTRIES_COLUMN.write(countries),
    opens_at: opensAt,
    closes_at: closesAt,
    content: SURVEY.write({ title, intro, thanks, questions }),
  };
}

/** Returns the open surveys of a market, newest first. `countries` is a JSON array of country codes. */
export async function listOpenSurveys(db: Queryable, country: Country, now: string): Promise<SurveyRecord[]> {
  const rows = await db
    .selectFrom('surveys')
    .selectAll()
    .where('countries', 'like', `%"${country}"%`)
    .where('opens_at', '<=', now)
    .where((survey) => survey.or([survey('closes_at', 'is', null), survey('closes_at', '>', now)]))
    .orderBy('opens_at', 'desc')
    .orderBy('token')
    .execute();
  return rows.map(recordOf);
}

export async function findSurvey(db: Queryable, token: string): Promise<SurveyRecord | undefined> {
  const row = await db.selectFrom('surveys').selectAll().where('token', '=', token).executeTakeFirst();
  return row && recordOf(row);
}

export async function listSurveyRecords(db: Queryable): Promise<SurveyRecord[]> {
  const rows = await db.selectFrom('surveys').selectAll().orderBy('opens_at').orderBy('token').execute();
  return rows.map(recordOf);
}

export async function storeSurveys(db: Queryable, surveys: readonly SurveyRecord[]): Promise<void> {
  for (const { token, ...columns } of surveys.map(surveyRow)) {
    await db
      .insertInto('surveys')
      .values({ token, ...columns })
      .onConflict((conflict) => conflict.column('token').doUpdateSet(columns))
      .execute();
  }
}

export async function removeSurveys(db: Queryable, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) await db.deleteFrom('surveys').where('token', '=', token).execute();
}
