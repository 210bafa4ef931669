import 'server-only';
import type { OrderFormAction } from '@/lib/contract/accounts/account-form';
import { HS_CODES_PARAM, OUTCOME_PARAM } from '@/lib/contract/accounts/account-form';
import { emptyParcel } from '@/lib/drafts/draft';
import { readDraftId } from '@/lib/drafts/restore-drafts';
import { amountsNeedReview } from '@/lib/drafts/steps';
import { formFieldOf } from '@/lib/drafts/form-field-of';
import { readTypedOrder, type TypedOrder } from '@/lib/drafts/typed-order';
import type { ErrorName } from '@/lib/contract/error-codes';
import { MAX_PARCELS } from '@/lib/billing/constants';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../../../platform/context';
import { ApiError } from '../../../platform/errors';
import type { FormDraft } from '../../../accounts/form-drafts/form-draft';
import {
  findFormDraft,
  storeDraftAfterSession,
  storeFormDraft,
  markDraftSent,
} from '../../../accounts/form-drafts/store-draft';
import { limitWrites } from '../../../platform/throttle/limit-writes';
import type { FormRedirect } from '../handle-plain-form';
import type { PostedForm } from '../read-form';
import { checkTypedOrder } from './check-typed-order';
import { lookUpPlaces } from './look-up-places';
import type { FormSubmission } from './login-actions';

/** Step of the page that shows an order again before it is sent. */
const REVIEW = 'review';

/** Returns the address of the form with a stored draft. `key`: id of the draft. */
const formAddress = (prefix: Prefix, key: string, anchor = '') => paths.basicSend(prefix, { draft: key }) + anchor;

const reviewAddress = (prefix: Prefix, key: string, outcome?: ErrorName) =>
  paths.basicSend(prefix, { draft: key, step: REVIEW, [OUTCOME_PARAM]: outcome });

function keyOf({ fields }: PostedForm): string {
  const key = readDraftId(fields.get('draft'));
  if (key === '') throw new ApiError('malformed');
  return key;
}

/**
 * Returns the typed order with the facts that the service adds, and counts a write. The draft stores these facts too,
 * because an order that is sent twice must be identical.
 */
async function readTyped({ ctx, posted, call }: FormSubmission): Promise<TypedOrder> {
  await limitWrites(ctx);
  const { fields, choice } = posted;
  const { items } = await call('queryOrderPage', { size: 1 });
  const typedOrder = { ...readTypedOrder(fields, choice.country), known: items.length > 0 };
  return lookUpPlaces(call, typedOrder, choice.language);
}

/** Returns a redirect to the order that was already placed with this form, or null. */
async function findPlacedOrderRedirect({ ctx, posted }: FormSubmission): Promise<FormRedirect | null> {
  const storedDraft = await findFormDraft(ctx, keyOf(posted));
  return storedDraft?.orderId ? { location: paths.basicParcel(posted.prefix, storedDraft.orderId) } : null;
}

/** Adds or removes a parcel, even if other fields are empty. */
async function changeParcels(submission: FormSubmission, change: 1 | -1): Promise<FormRedirect> {
  const placedOrderPage = await findPlacedOrderRedirect(submission);
  if (placedOrderPage) return placedOrderPage;
  const typedOrder = await readTyped(submission);
  const { draft } = typedOrder;
  const count = Math.min(MAX_PARCELS, Math.max(1, draft.values.parcels.length + change));
  const parcels = Array.from({ length: count }, (_, index) => draft.values.parcels[index] ?? emptyParcel());
  await storeFormDraft(submission.ctx, {
    ...typedOrder,
    draft: { ...draft, values: { ...draft.values, parcels } },
    problems: [],
  });
  return { location: formAddress(submission.posted.prefix, keyOf(submission.posted), `#parcel-${count}`) };
}

/** Stores the typed order and redirects to the form, which shows HS codes for the typed names. */
async function redirectToHsCodes(submission: FormSubmission): Promise<FormRedirect> {
  const placedOrderPage = await findPlacedOrderRedirect(submission);
  if (placedOrderPage) return placedOrderPage;
  const typedOrder = await readTyped(submission);
  await storeFormDraft(submission.ctx, { ...typedOrder, problems: [] });
  const { prefix } = submission.posted;
  return {
    location: `${paths.basicSend(prefix, { draft: keyOf(submission.posted), [HS_CODES_PARAM]: 'all' })}#customs-0`,
  };
}

/** Redirects to the review, or back to the form if it has problems or its amounts need a review. */
async function check(submission: FormSubmission): Promise<FormRedirect> {
  const placedOrderPage = await findPlacedOrderRedirect(submission);
  if (placedOrderPage) return placedOrderPage;
  const typedOrder = await readTyped(submission);
  const { problems } = await checkTypedOrder(submission, typedOrder);
  await storeFormDraft(submission.ctx, { ...typedOrder, problems });
  const { prefix } = submission.posted;
  const isReady = problems.length === 0 && !amountsNeedReview(typedOrder.draft);
  return {
    location: isReady
      ? reviewAddress(prefix, typedOrder.draft.id)
      : formAddress(prefix, typedOrder.draft.id, '#outcome'),
  };
}

const PRICE_REFUSALS: readonly ErrorName[] = ['quoteExpired', 'quoteChanged', 'quoteUnreadable'];

/**
 * Redirects to the form, which shows each error beside its field. If the price changed, redirects to the review
 * instead. Throws any other failure.
 */
async function redirectToFaults(submission: FormSubmission, form: FormDraft, failure: unknown): Promise<FormRedirect> {
  if (!(failure instanceof ApiError)) throw failure;
  const { prefix } = submission.posted;
  if (PRICE_REFUSALS.includes(failure.error)) return { location: reviewAddress(prefix, form.draft.id, failure.error) };
  const fields = failure.details.fields ?? [];
  if (fields.length === 0) throw failure;
  const problems = fields.map((problem) => ({ ...problem, field: formFieldOf(problem.field) }));
  await storeFormDraft(submission.ctx, { ...form, problems });
  return { location: formAddress(prefix, form.draft.id, '#outcome') };
}

/** Places the reviewed order at the price that was shown. Sent twice, it places one order. */
async function send(submission: FormSubmission): Promise<FormRedirect> {
  const { ctx, posted, call } = submission;
  const key = keyOf(posted);
  const storedDraft = await findFormDraft(ctx, key);
  if (!storedDraft) return { location: paths.basicSend(posted.prefix) };
  if (storedDraft.orderId !== null) return { location: paths.basicParcel(posted.prefix, storedDraft.orderId) };
  const { form } = storedDraft;
  const { order, problems } = await checkTypedOrder(submission, form);
  if (!order) {
    await storeFormDraft(ctx, { ...form, problems });
    return { location: formAddress(posted.prefix, key, '#outcome') };
  }
  const add = form.draft.kind === 'domestic' ? 'addDomesticOrder' : 'addInternationalOrder';
  try {
    const { id } = await call(add, { ...order, quoteToken: posted.fields.get('quoteToken') || undefined });
    await markDraftSent(ctx, key, id);
    return { location: paths.basicParcel(posted.prefix, id) };
  } catch (failure) {
    return redirectToFaults(submission, form, failure);
  }
}

export const ORDER_FORM_ACTIONS: Record<OrderFormAction, (submission: FormSubmission) => Promise<FormRedirect>> = {
  more: (submission) => changeParcels(submission, 1),
  fewer: (submission) => changeParcels(submission, -1),
  codes: redirectToHsCodes,
  check,
  send,
};

/** Returns the address of the form, or of the review, that shows an error of the whole form. */
export function refusedOrderAddress(prefix: Prefix, fields: URLSearchParams, error: ErrorName): string {
  const draft = readDraftId(fields.get('draft')) || undefined;
  return paths.basicSend(prefix, {
    draft,
    step: fields.get('act') === 'send' ? REVIEW : undefined,
    [OUTCOME_PARAM]: error,
  });
}

/**
 * Stores an order that was typed until the session expired, to show it after the next login. A reviewed order is stored
 * already. Returns the address that shows it, or undefined if it is not stored.
 */
export async function storeOrderForLater(services: Services, { fields, choice, prefix }: PostedForm, token: string) {
  const typedOrder = readTypedOrder(fields, choice.country);
  const { id } = typedOrder.draft;
  if (id === '') return undefined;
  if (fields.get('act') === 'send') return reviewAddress(prefix, id);
  return (await storeDraftAfterSession(services, token, { ...typedOrder, problems: [] }))
    ? formAddress(prefix, id)
    : undefined;
}
