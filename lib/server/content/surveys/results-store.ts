import 'server-only';
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { GivenAnswers } from '@/lib/contract/content/survey-answers';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import { jsonColumn } from '../../platform/db/json-column';
import type { Queryable } from '../../platform/db/open';

const answer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
/** The column `content`: GivenAnswers. */
const GIVEN_ANSWERS = jsonColumn(
  z.object({ answers: z.record(z.string(), answer), others: z.record(z.string(), z.string()) }),
);

export interface NewResult {
  token: string;
  /** SHA-256 of the browser's visitor key. */
  visitorHash: string;
  userId: string | null;
  answers: GivenAnswers;
  language: Language;
  country: Country;
  now: Date;
}

/** Stores a result. Returns false, without any change, if this browser or account already answered. */
export async function insertResult(db: Queryable, result: NewResult): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('survey_results')
    .values({
      id: randomUUID(),
      survey_token: result.token,
      visitor_hash: result.visitorHash,
      user_id: result.userId,
      content: GIVEN_ANSWERS.write(result.answers),
      language: result.language,
      country_code: result.country,
      created_at: result.now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Returns true if this browser or account already answered. */
export async function hasAnsweredSurvey(
  db: Queryable,
  { token, visitorHash, userId }: Pick<NewResult, 'token' | 'visitorHash' | 'userId'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('survey_results')
    .select('id')
    .where('survey_token', '=', token)
    .where((result) =>
      userId === null
        ? result('visitor_hash', '=', visitorHash)
        : result.or([result('visitor_hash', '=', visitorHash), result('user_id', '=', userId)]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countResults(db: Queryable, token: string): Promise<number> {
  const { count } = await db
    .selectFrom('survey_results')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('survey_token', '=', token)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const PAGE_SIZE = 1000;

/** Yields the results of a survey in pages. */
export async function* listResults(db: Queryable, token: string): AsyncGenerator<GivenAnswers[]> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('survey_results')
      .select(['id', 'content'])
      .where('survey_token', '=', token)
      .where('id', '>', after)
      .orderBy('id')
      .limit(PAGE_SIZE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(({ content }) => GIVEN_ANSWERS.read(content));
    after = last.id;
  }
}

/** Returns the results that an account gave while logged in, earliest first. */
export function listResultsOfUser(db: Queryable, userId: string) {
  return db
    .selectFrom('survey_results')
    .select(['survey_token', 'language', 'created_at', 'content'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}
