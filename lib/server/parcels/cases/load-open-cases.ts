import 'server-only';
import type { Country } from '@/lib/market/country';
import type { CaseKind } from '@/lib/orders/case-policy';
import { listOpenFeedback } from '../../content/enquiries/feedback-store';
import type { Queryable } from '../../platform/db/open';
import { listOpenClaims } from '../claims/claim-store';
import { listOpenCases } from './case-store';

/** A case that waits for its office: a disputed attempt, a claim, or feedback. */
export interface OpenCase {
  kind: CaseKind;
  reference: string;
  country: Country;
  /** Empty for feedback. */
  waybill: string;
  /** Date 'YYYY-MM-DD' in the market. */
  answerBy: string;
  createdAt: string;
}

const byDeadline = (one: OpenCase, other: OpenCase) =>
  one.answerBy < other.answerBy || (one.answerBy === other.answerBy && one.reference < other.reference) ? -1 : 1;

/** Returns the open cases of all kinds, those to answer first at the top. */
export async function loadOpenCases(db: Queryable, country?: Country): Promise<OpenCase[]> {
  const [disputes, claims, feedback] = await Promise.all([
    listOpenCases(db, country),
    listOpenClaims(db, country),
    listOpenFeedback(db, country),
  ]);
  const about = (row: { reference: string; country_code: Country; answer_by: string; created_at: string }) => ({
    reference: row.reference,
    country: row.country_code,
    answerBy: row.answer_by,
    createdAt: row.created_at,
  });
  return [
    ...disputes.map((row): OpenCase => ({ kind: 'DISPUTE', waybill: row.waybill_no, ...about(row) })),
    ...claims.map((row): OpenCase => ({ kind: 'CLAIM', waybill: row.waybill_no, ...about(row) })),
    ...feedback.map((row): OpenCase => ({ kind: 'FEEDBACK', waybill: '', ...about(row) })),
  ].toSorted(byDeadline);
}
