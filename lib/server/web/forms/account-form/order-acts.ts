import 'server-only';
import type { OrderAct } from '@/lib/contract/account-form';
import { SAID } from '@/lib/contract/account-form';
import { emptyParcel } from '@/lib/client/ship/draft';
import { draftId } from '@/lib/drafts/restore-drafts';
import { amountsNeedReview } from '@/lib/client/ship/steps';
import { formFieldOf } from '@/lib/client/ship/to-order-request';
import { readTypedOrder, type TypedOrder } from '@/lib/drafts/typed-order';
import type { ErrorName } from '@/lib/contract/error-codes';
import { MAX_PARCELS } from '@/lib/billing/constants';
import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';
import type { Services } from '../../../context';
import { ApiError } from '../../../platform/errors';
import { findFormDraft, keepAfterSession, keepFormDraft, noteSent, type FormDraft } from '../../../form-drafts/keep-draft';
import { limitWrites } from '../../../throttle/limit-writes';
import type { Led } from '../../../http/plain-form';
import type { PostedForm } from '../../../http/read-form';
import { checkTyped } from './check-typed';
import { lookUpPlaces } from './look-up-places';
import type { Sent } from './login-acts';

/** Step of the page on which an order is read once more before it is sent. */
const REVIEW = 'review';

/** Where the form stands again; what was typed is kept under its key. */
const formPage = (prefix: Prefix, key: string, anchor = '') => paths.basicSend(prefix, { draft: key }) + anchor;

const reviewPage = (prefix: Prefix, key: string, said?: ErrorName) =>
  paths.basicSend(prefix, { draft: key, step: REVIEW, [SAID]: said });

function keyOf({ fields }: PostedForm): string {
  const key = draftId(fields.get('draft'));
  if (key === '') throw new ApiError('malformed');
  return key;
}

/** What was typed, with what the service knows of it. It is kept so: an order that is sent twice must be the same order. */
async function typedOf({ ctx, posted, ask }: Sent): Promise<TypedOrder> {
  await limitWrites(ctx);
  const { fields, choice } = posted;
  const { items } = await ask('queryOrderPage', { size: 1 });
  const typed = { ...readTypedOrder(fields, choice.country), known: items.length > 0 };
  return lookUpPlaces(ask, typed, choice.language);
}

/** The page of the order that this form has become already; null while it has become none. */
async function sentBefore({ ctx, posted }: Sent): Promise<Led | null> {
  const kept = await findFormDraft(ctx, keyOf(posted));
  return kept?.orderId ? { location: paths.basicParcel(posted.prefix, kept.orderId) } : null;
}

/** One parcel more or less, whatever else is not filled in yet. */
async function changeParcels(sent: Sent, change: 1 | -1): Promise<Led> {
  const before = await sentBefore(sent);
  if (before) return before;
  const typed = await typedOf(sent);
  const { draft } = typed;
  const count = Math.min(MAX_PARCELS, Math.max(1, draft.values.parcels.length + change));
  const parcels = Array.from({ length: count }, (_, index) => draft.values.parcels[index] ?? emptyParcel());
  await keepFormDraft(sent.ctx, { ...typed, draft: { ...draft, values: { ...draft.values, parcels } }, problems: [] });
  return { location: formPage(sent.posted.prefix, keyOf(sent.posted), `#parcel-${count}`) };
}

/** Leads to the review, or back to the form with everything that is wrong. */
async function check(sent: Sent): Promise<Led> {
  const before = await sentBefore(sent);
  if (before) return before;
  const typed = await typedOf(sent);
  const { problems } = await checkTyped(sent, typed);
  await keepFormDraft(sent.ctx, { ...typed, problems });
  const { prefix } = sent.posted;
  const isReady = problems.length === 0 && !amountsNeedReview(typed.draft);
  return { location: isReady ? reviewPage(prefix, typed.draft.id) : formPage(prefix, typed.draft.id, '#said') };
}

const PRICE_REFUSALS: readonly ErrorName[] = ['quoteExpired', 'quoteChanged', 'quoteUnreadable'];

/** What the service refuses of the order's own fields stands beside them; another price is looked at first. */
async function refused(sent: Sent, form: FormDraft, failure: unknown): Promise<Led> {
  if (!(failure instanceof ApiError)) throw failure;
  const { prefix } = sent.posted;
  if (PRICE_REFUSALS.includes(failure.error)) return { location: reviewPage(prefix, form.draft.id, failure.error) };
  const fields = failure.details.fields ?? [];
  if (fields.length === 0) throw failure;
  const problems = fields.map((problem) => ({ ...problem, field: formFieldOf(problem.field) }));
  await keepFormDraft(sent.ctx, { ...form, problems });
  return { location: formPage(prefix, form.draft.id, '#said') };
}

/** Places the order that was reviewed, at the price that was shown; sent twice, it is one. */
async function send(sent: Sent): Promise<Led> {
  const { ctx, posted, ask } = sent;
  const key = keyOf(posted);
  const kept = await findFormDraft(ctx, key);
  if (!kept) return { location: paths.basicSend(posted.prefix) };
  if (kept.orderId !== null) return { location: paths.basicParcel(posted.prefix, kept.orderId) };
  const { form } = kept;
  const { order, problems } = await checkTyped(sent, form);
  if (!order) {
    await keepFormDraft(ctx, { ...form, problems });
    return { location: formPage(posted.prefix, key, '#said') };
  }
  const add = form.draft.kind === 'domestic' ? 'addDomesticOrder' : 'addInternationalOrder';
  try {
    const { id } = await ask(add, { ...order, quoteToken: posted.fields.get('quoteToken') || undefined });
    await noteSent(ctx, key, id);
    return { location: paths.basicParcel(posted.prefix, id) };
  } catch (failure) {
    return refused(sent, form, failure);
  }
}

export const ORDER_FORM_ACTS: Record<OrderAct, (sent: Sent) => Promise<Led>> = {
  more: (sent) => changeParcels(sent, 1),
  fewer: (sent) => changeParcels(sent, -1),
  check,
  send,
};

/** Where a refusal of the whole form leads. */
export function refusedOrder(prefix: Prefix, fields: URLSearchParams, error: ErrorName): string {
  const draft = draftId(fields.get('draft')) || undefined;
  return paths.basicSend(prefix, { draft, step: fields.get('act') === 'send' ? REVIEW : undefined, [SAID]: error });
}

/** What was typed when the session had run out, to be shown after the next login; the page that shows it. */
export async function keepForLater(services: Services, { fields, choice, prefix }: PostedForm, token: string) {
  const typed = readTypedOrder(fields, choice.country);
  const { id } = typed.draft;
  if (id === '') return undefined;
  if (fields.get('act') === 'send') return reviewPage(prefix, id);
  return (await keepAfterSession(services, token, { ...typed, problems: [] })) ? formPage(prefix, id) : undefined;
}
