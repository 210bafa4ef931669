import 'server-only';
import * as z from 'zod';
import { looksLikeToken, newToken, tokenHash } from '../../../platform/token';
import type { Context } from '../../../platform/context';
import { FORM_LIFE_MINUTES } from '@/lib/contract/content/enquiry-forms';
import { jsonColumn } from '../../../platform/db/json-column';
import { ERROR_NAME, FIELD_PROBLEM } from '../../../platform/stored-problem';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import { deleteExpiredForms, findForm, upsertForm } from './form-store';

const Content = z.object({
  values: z.record(z.string(), z.array(z.string())),
  problems: z.array(FIELD_PROBLEM).catch([]),
  problem: ERROR_NAME.nullable().catch(null),
});
/** `enquiry_forms.data`. If another release stored an unknown problem, all problems are left out. */
export const FORM_COLUMN = jsonColumn(Content);

export interface SavedForm extends z.output<typeof Content> {
  kind: FormKind;
  /** Empty until the form is sent. Then the values are deleted. */
  reference: string;
}

type FormContext = Pick<Context, 'db' | 'now'>;

/**
 * Stores a form for its private page and returns the page's id. `corrected`: id of the page to reuse, or null for a new
 * one.
 */
export async function saveForm({ db, now }: FormContext, form: SavedForm, corrected: string | null): Promise<string> {
  const time = now();
  await deleteExpiredForms(db, time.toISOString());
  const requestedForm =
    corrected !== null && looksLikeToken(corrected) && (await findForm(db, tokenHash(corrected), time.toISOString()));
  // A page that shows a reference is finished: a form sent from an old tab gets a new page.
  const id =
    requestedForm && requestedForm.reference === '' && requestedForm.kind === form.kind ? corrected! : newToken();
  await upsertForm(db, {
    id_hash: tokenHash(id),
    kind: form.kind,
    reference: form.reference,
    data: FORM_COLUMN.write({ values: form.values, problems: form.problems, problem: form.problem }),
    expires_at: new Date(time.getTime() + FORM_LIFE_MINUTES * 60_000).toISOString(),
  });
  return id;
}
