import 'server-only';
import { sql, type Kysely } from 'kysely';

/**
 * Expand: adds the state, the deadline and the answer of feedback. Feedback of earlier releases has no row until it is
 * answered.
 */
export async function addFeedbackCases(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table feedback_cases (reference text primary key references enquiries (reference) on delete cascade, state text not null, answer text not null, answer_by text not null, answered_at text)`,
    `create index feedback_cases_open on feedback_cases (answer_by, reference) where state = 'OPEN'`,
  ])
    await sql.raw(statement).execute(db);
}
