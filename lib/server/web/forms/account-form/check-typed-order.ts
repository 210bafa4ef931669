import 'server-only';
import { checkDraft, type CheckedOrder } from '@/lib/drafts/check-draft';
import { formFieldOf } from '@/lib/drafts/form-field-of';
import { toQuoteRequest } from '@/lib/drafts/to-quote-request';
import { needsOf, placeFields, type TypedOrder } from '@/lib/drafts/typed-order';
import { PARTIES } from '@/lib/parcel/notices';
import { localDay } from '@/lib/time/calendar-date';
import { MARKETS } from '@/lib/market/country';
import { GOODS_RULES } from '../../../parcels/goods/goods-rules';
import { ApiError, type FieldProblem } from '../../../platform/errors';
import type { FormSubmission } from './login-actions';

type CheckedForm = { order: CheckedOrder; problems: [] } | { order: null; problems: FieldProblem[] };

/**
 * Moves a problem of a place's code to the place's text field. Its text is missing, or does not name exactly one place.
 */
function moveToPlaceField({ places }: TypedOrder, problem: FieldProblem): FieldProblem {
  const party = PARTIES.find((each) => [`${each}.provinceCode`, `${each}.cityCode`].includes(problem.field));
  if (!party) return problem;
  return { field: placeFields(party).text, message: places[party].trim() === '' ? 'required' : 'placeUnknown' };
}

/** Returns problems that the tariff finds: a service that is not offered, or an amount above a cap. */
async function findPriceProblems({ call, posted }: FormSubmission, { draft }: TypedOrder): Promise<FieldProblem[]> {
  const request = toQuoteRequest(draft, posted.choice.country);
  if (!request) return [];
  try {
    await call('quoteCalc', request);
    return [];
  } catch (failure) {
    if (!(failure instanceof ApiError) || !failure.details.fields) throw failure;
    return failure.details.fields.map((problem) => ({ ...problem, field: formFieldOf(problem.field) }));
  }
}

/** Returns the typed order, or its problems by form field: first by the wizard's rules, then by the tariff. */
export async function checkTypedOrder(submission: FormSubmission, typed: TypedOrder): Promise<CheckedForm> {
  const { call, ctx, posted } = submission;
  const phoneRules = await call('queryPhoneRules', {});
  const { country: market } = posted.choice;
  const today = localDay(ctx.now(), MARKETS[typed.draft.origin].timeZone);
  const facts = { market, phoneRules, goods: GOODS_RULES, today };
  const { order, problems } = checkDraft(typed.draft, needsOf(typed), facts);
  if (!order) {
    return { order, problems: problems.map(({ key, ...rest }) => moveToPlaceField(typed, { ...rest, message: key })) };
  }
  const refusals = await findPriceProblems(submission, typed);
  return refusals.length > 0 ? { order: null, problems: refusals } : { order, problems: [] };
}
