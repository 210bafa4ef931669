import 'server-only';
import * as z from 'zod';
import { readPreSend } from '@/lib/drafts/restore-drafts';
import type { TypedOrder } from '@/lib/drafts/typed-order';
import type { FieldProblem } from '../../platform/errors';
import { FIELD_PROBLEM } from '../../platform/stored-problem';

/** An order in the form without scripts. `problems`: results of the last check, by form field. */
export interface FormDraft extends TypedOrder {
  problems: readonly FieldProblem[];
}

const text = z.string().catch('');
/** `form_drafts.data`. Earlier releases may lack fields. `draft` is restored like drafts in browsers. */
const Stored = z.object({
  draft: z.unknown().optional(),
  customerType: z.enum(['individual', 'business', '']).catch(''),
  known: z.boolean().catch(false),
  places: z.object({ sender: text, receiver: text }).catch({ sender: '', receiver: '' }),
  problems: z.array(FIELD_PROBLEM).catch([]),
});

/** Parses a stored draft. Returns null if its `draft` cannot be restored. Needs no database, because pages use it. */
export function restoreFormDraft(data: string): FormDraft | null {
  const { draft, ...form } = Stored.parse(JSON.parse(data));
  const [restored] = readPreSend(JSON.stringify({ drafts: [draft] })).drafts;
  return restored ? { ...form, draft: restored } : null;
}
