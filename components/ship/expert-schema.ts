import type { ZodType } from 'zod';
import { toExpertRequest, type ExpertFields } from '@/lib/client/ship/to-expert-request';
import type { ParsedRequestOf } from '@/lib/contract/registry';

/** The contract's schema behind the form's own fields; both arrive with the first check. */
export async function loadExpertSchema(): Promise<ZodType<ParsedRequestOf<'saveContactExpert'>, ExpertFields>> {
  const [{ z }, { ContactExpertRequest }] = await Promise.all([import('zod'), import('@/lib/contract/enquiries')]);
  const read = (fields: unknown) => toExpertRequest(fields as ExpertFields);
  return z.preprocess(read, ContactExpertRequest) as ZodType<ParsedRequestOf<'saveContactExpert'>, ExpertFields>;
}
