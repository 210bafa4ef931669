import 'server-only';
import { readPreSend } from '@/lib/drafts/restore-drafts';
import type { TypedOrder } from '@/lib/drafts/typed-order';
import { findSession } from '../accounts/sessions/store';
import { userOf, type Context, type Services } from '../context';
import type { FieldProblem } from '../platform/errors';
import { tokenHash } from '../platform/token';
import { deleteOlderDrafts, findDraft, updateToOrder, upsertDraft } from '@/lib/server/accounts/form-drafts/store';

/** Drafts that an account has side by side: those of several tabs. */
const MOST_DRAFTS = 5;

/** An order that is being typed without scripts. `problems`: what was wrong with it when it was last looked at, in the form's fields. */
export interface FormDraft extends TypedOrder {
  problems: readonly FieldProblem[];
}

type Kept = { orderId: string } | { orderId: null; form: FormDraft };

/** What is stored of a draft; null for what no release of this site wrote. */
export function restoreFormDraft(data: string): FormDraft | null {
  const { draft, ...form } = JSON.parse(data) as FormDraft;
  // A release may come between two looks at it.
  const [restored] = readPreSend(JSON.stringify({ drafts: [draft] })).drafts;
  return restored ? { ...form, draft: restored } : null;
}

/** The draft of the account under this key, or the order that it became; null for none. */
export async function findFormDraft(ctx: Context, key: string): Promise<Kept | null> {
  const row = await findDraft(ctx.db, userOf(ctx).userId, key);
  if (!row) return null;
  if (row.order_id !== null) return { orderId: row.order_id };
  const form = restoreFormDraft(row.data);
  return form && { orderId: null, form };
}

async function keep({ db, now }: Pick<Services, 'db' | 'now'>, userId: string, form: FormDraft): Promise<void> {
  const row = { user_id: userId, draft_key: form.draft.id, data: JSON.stringify(form), order_id: null };
  await upsertDraft(db, { ...row, saved_at: now().toISOString() });
  await deleteOlderDrafts(db, userId, MOST_DRAFTS);
}

/** Stores what was typed, for a day. */
export const keepFormDraft = (ctx: Context, form: FormDraft): Promise<void> => keep(ctx, userOf(ctx).userId, form);

/**
 * Stores what somebody typed whose session ran out meanwhile: only who logs into that account again sees it. False where the session
 * was ended otherwise: its token may be in foreign hands.
 */
export async function keepAfterSession(services: Services, token: string, form: FormDraft): Promise<boolean> {
  const session = await findSession(services.db, tokenHash(token));
  if (!session?.user_id || session.ended !== null) return false;
  await keep(services, session.user_id, form);
  return true;
}

/** The draft became an order; a form of it that is sent again leads there. */
export const noteSent = (ctx: Context, key: string, orderId: string): Promise<void> =>
  updateToOrder(ctx.db, userOf(ctx).userId, key, orderId);
