import 'server-only';
import { MARKETS, type Country } from '@/lib/market/country';
import { localDay } from '@/lib/time/calendar-date';
import { lastAnswerDay } from '@/lib/orders/case-policy';
import type { Queryable } from '../../platform/db/open';
import type { Tables } from '../../platform/db/tables/tables';
import type { EnquiryRow } from './enquiry-store';

export type FeedbackCaseRow = Tables['feedback_cases'];

type OpenedFeedback = Pick<EnquiryRow, 'reference' | 'country_code' | 'created_at'>;

/** Returns a new, open case for feedback. */
export const newFeedbackCase = ({ reference, country_code: country, created_at }: OpenedFeedback): FeedbackCaseRow => ({
  reference,
  state: 'OPEN',
  answer: '',
  answered_at: null,
  answer_by: lastAnswerDay('FEEDBACK', country, localDay(new Date(created_at), MARKETS[country].timeZone)),
});

export async function insertFeedbackCase(trx: Queryable, row: FeedbackCaseRow): Promise<void> {
  await trx.insertInto('feedback_cases').values(row).execute();
}

/** Returns feedback with its case, or undefined. Feedback of earlier releases has an open case that is not stored. */
export async function findFeedback(
  db: Queryable,
  reference: string,
): Promise<{ enquiry: EnquiryRow; row: FeedbackCaseRow } | undefined> {
  const enquiry = await db
    .selectFrom('enquiries')
    .selectAll()
    .where('reference', '=', reference)
    .where('kind', '=', 'feedback')
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const storedCase = await db
    .selectFrom('feedback_cases')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return { enquiry, row: storedCase ?? newFeedbackCase(enquiry) };
}

/** Returns the stored open cases, sorted by the day on which the answer is due. */
export function listOpenFeedback(db: Queryable, country?: Country) {
  let query = db
    .selectFrom('feedback_cases')
    .innerJoin('enquiries', 'enquiries.reference', 'feedback_cases.reference')
    .select(['feedback_cases.reference', 'answer_by', 'country_code', 'created_at'])
    .where('feedback_cases.state', '=', 'OPEN');
  if (country) query = query.where('country_code', '=', country);
  return query.orderBy('answer_by').orderBy('feedback_cases.reference').execute();
}

/** Stores the answer. Returns false if the feedback was already answered. */
export async function storeFeedbackAnswer(
  trx: Queryable,
  row: FeedbackCaseRow,
  answer: string,
  at: string,
): Promise<boolean> {
  const answerColumns = { state: 'ANSWERED', answer, answered_at: at } as const;
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('feedback_cases')
    .values({ ...row, ...answerColumns })
    .onConflict((conflict) =>
      conflict.column('reference').doUpdateSet(answerColumns).where('feedback_cases.state', '=', 'OPEN'),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
