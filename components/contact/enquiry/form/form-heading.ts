import type { FormKind } from '@/lib/contract/content/enquiry-forms';

/** The id of the heading above each form. Links lead to it. */
export const FORM_HEADINGS: Record<FormKind, string> = {
  franchise: 'apply',
  enterprise: 'ask',
  expert: 'ask-expert',
  feedback: 'write',
};
