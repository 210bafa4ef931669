import 'server-only';
import { fieldSelector } from '@/lib/i18n/messages/error-facts';
import { tokenHash } from '../../../platform/token';
import { ApiError } from '../../../platform/errors';
import { translateError } from '../../../platform/texts/server-texts';
import type { Verb } from '../../../platform/verb';
import { FORM_COLUMN } from './save-form';
import { findForm } from './form-store';

/**
 * Returns the stored form of a private page, with error messages in the request's language. The id is the only
 * credential. Throws `notFound`.
 */
export const readEnquiryForm: Verb<'readEnquiryForm'> = async ({ ctx, input }) => {
  const row = await findForm(ctx.db, tokenHash(input.id), ctx.now().toISOString());
  if (!row) throw new ApiError('notFound');
  const { values, problems, problem } = FORM_COLUMN.read(row.data);
  // Reversed, so that the first error of a field is returned.
  const errors = [...problems].reverse().map(({ field, message, values: messageValues }) => {
    const [control = ''] = field.split('.');
    return [control, translateError(ctx, message, { ...messageValues, field: fieldSelector(field) })] as const;
  });
  return {
    kind: row.kind,
    reference: row.reference,
    values,
    errors: Object.fromEntries(errors),
    problem: problem ? translateError(ctx, problem) : '',
  };
};
