import 'server-only';
import { findSession } from '../sessions/session-store';
import { userOf, type Context, type Services } from '../../platform/context';
import { tokenHash } from '../../platform/token';
import { restoreFormDraft, type FormDraft } from './form-draft';
import { deleteOlderDrafts, findDraft, replaceDraftByOrder, upsertDraft } from './draft-store';

/** Maximum number of drafts per account, for forms in several tabs. */
export const MAX_FORM_DRAFTS = 5;

type StoredDraft = { orderId: string } | { orderId: null; form: FormDraft };

/** Returns the account's draft with this key, or the order that it became. Null if neither exists. */
export async function findFormDraft(ctx: Context, key: string): Promise<StoredDraft | null> {
  const row = await findDraft(ctx.db, userOf(ctx).userId, key);
  if (!row) return null;
  if (row.order_id !== null) return { orderId: row.order_id };
  const form = restoreFormDraft(row.data);
  return form && { orderId: null, form };
}

async function storeForm({ db, now }: Pick<Services, 'db' | 'now'>, userId: string, form: FormDraft): Promise<void> {
  const row = { user_id: userId, draft_key: form.draft.id, data: JSON.stringify(form), order_id: null };
  await upsertDraft(db, { ...row, saved_at: now().toISOString() });
  await deleteOlderDrafts(db, userId, MAX_FORM_DRAFTS);
}

/** Stores a draft for one day. */
export const storeFormDraft = (ctx: Context, form: FormDraft): Promise<void> =>
  storeForm(ctx, userOf(ctx).userId, form);

/**
 * Stores the draft of a person whose session expired while they were typing. Only this account can read it after a new
 * login. Returns false if the session ended in another way, because its token may be stolen.
 */
export async function storeDraftAfterSession(services: Services, token: string, form: FormDraft): Promise<boolean> {
  const session = await findSession(services.db, tokenHash(token));
  if (!session?.user_id || session.ended !== null) return false;
  await storeForm(services, session.user_id, form);
  return true;
}

/** Records that the draft became an order. If its form is sent again, the response redirects to that order. */
export const markDraftSent = (ctx: Context, key: string, orderId: string): Promise<void> =>
  replaceDraftByOrder(ctx.db, userOf(ctx).userId, key, orderId);
