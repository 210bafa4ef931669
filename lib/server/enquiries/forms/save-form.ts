import 'server-only';
import { looksLikeToken, newToken, tokenHash } from '../../platform/token';
import type { Context } from '../../context';
import { FORM_LIFE_MINUTES } from '@/lib/contract/enquiry-forms';
import type { ErrorName } from '@/lib/contract/error-codes';
import type { FieldProblem } from '../../platform/errors';
import type { FormKind } from '@/lib/contract/enquiry-forms';
import { deleteExpiredForms, findForm, upsertForm } from '@/lib/server/content/enquiries/forms/store';

export interface SavedForm {
  kind: FormKind;
  /** Empty until it was sent; then the values are deleted. */
  reference: string;
  values: Record<string, string[]>;
  problems: FieldProblem[];
  problem: ErrorName | null;
}

type Scope = Pick<Context, 'db' | 'now'>;

/**
 * Stores a form for its private page and answers the page's id. `mended` is the id of the page that is being corrected, if any:
 * it is reused.
 */
export async function saveForm({ db, now }: Scope, form: SavedForm, mended: string | null): Promise<string> {
  const time = now();
  await deleteExpiredForms(db, time.toISOString());
  const known =
    mended !== null && looksLikeToken(mended) && (await findForm(db, tokenHash(mended), time.toISOString()));
  // A page that shows a reference is finished: a form sent from an old tab gets a new page.
  const id = known && known.reference === '' && known.kind === form.kind ? mended! : newToken();
  await upsertForm(db, {
    id_hash: tokenHash(id),
    kind: form.kind,
    reference: form.reference,
    data: JSON.stringify({ values: form.values, problems: form.problems, problem: form.problem }),
    expires_at: new Date(time.getTime() + FORM_LIFE_MINUTES * 60_000).toISOString(),
  });
  return id;
}
