import 'server-only';
import { tokenHash } from '../../token';
import { ApiError } from '../../errors';
import { translateError } from '../../messages';
import type { Verb } from '../../verb';
import type { SavedForm } from './save-form';
import { findForm } from './store';

/** What a private page shows, its mistakes said in the language it is asked for in. Who knows the id may see it. */
export const readEnquiryForm: Verb<'readEnquiryForm'> = async ({ ctx, input }) => {
  const row = await findForm(ctx.db, tokenHash(input.id), ctx.now().toISOString());
  if (!row) throw new ApiError('notFound');
  const { values, problems, problem } = JSON.parse(row.data) as Pick<SavedForm, 'values' | 'problems' | 'problem'>;
  // The first mistake of a field is the one to correct.
  const errors = [...problems].reverse().map(({ field, message, values: given }) => {
    const [control = ''] = field.split('.');
    return [control, translateError(ctx.language, message, given)] as const;
  });
  return {
    kind: row.kind,
    reference: row.reference,
    values,
    errors: Object.fromEntries(errors),
    problem: problem ? translateError(ctx.language, problem) : '',
  };
};
