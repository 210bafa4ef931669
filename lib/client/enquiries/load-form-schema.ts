import type { ZodType } from 'zod';
import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import type { ParsedRequestOf } from '@/lib/contract/registry';
import { TO_REQUEST, type FORM_CALLS } from './form-calls';

export type EnquiryRequest<Kind extends FormKind> = ParsedRequestOf<(typeof FORM_CALLS)[Kind]>;

const SCHEMAS = {
  franchise: 'FranchiseRequest',
  enterprise: 'EnterpriseRequest',
  expert: 'ContactExpertRequest',
  feedback: 'FeedbackRequest',
} as const satisfies Record<FormKind, string>;

/** The contract's schema behind the form's own fields; both arrive with the first check. */
export async function loadFormSchema<Kind extends FormKind>(
  kind: Kind,
): Promise<ZodType<EnquiryRequest<Kind>, FormValues<Kind>>> {
  const [{ z }, contract] = await Promise.all([import('zod'), import('@/lib/contract/enquiries')]);
  const read = (fields: unknown) => TO_REQUEST[kind](fields as FormValues<Kind>);
  return z.preprocess(read, contract[SCHEMAS[kind]]) as unknown as ZodType<EnquiryRequest<Kind>, FormValues<Kind>>;
}
