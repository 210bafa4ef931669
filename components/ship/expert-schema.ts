import type { ZodType } from 'zod';
import { toExpertRequest } from '@/lib/client/enquiries/to-expert-request';
import type { FormValues } from '@/lib/contract/enquiry-forms';
import type { ParsedRequestOf } from '@/lib/contract/registry';

/** The contract's schema behind the form's own fields; both arrive with the first check. */
export async function loadExpertSchema(): Promise<ZodType<ParsedRequestOf<'saveContactExpert'>, FormValues<'expert'>>> {
  const [{ z }, { ContactExpertRequest }] = await Promise.all([import('zod'), import('@/lib/contract/enquiries')]);
  const read = (fields: unknown) => toExpertRequest(fields as FormValues<'expert'>);
  return z.preprocess(read, ContactExpertRequest) as ZodType<
    ParsedRequestOf<'saveContactExpert'>,
    FormValues<'expert'>
  >;
}
