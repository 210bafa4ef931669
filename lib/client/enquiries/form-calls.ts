import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import { toEnterpriseRequest } from './to-enterprise-request';
import { toExpertRequest } from './to-expert-request';
import { toFranchiseRequest } from './to-franchise-request';

/** The call that takes each form. */
export const FORM_CALLS = {
  franchise: 'saveFranchiseApplication',
  enterprise: 'saveEnterpriseCustomer',
  expert: 'saveContactExpert',
  feedback: 'saveCustomerFeedback',
} as const satisfies Record<FormKind, string>;

/** The candidate body of a form's call: the same whether scripts or the browser itself send the form. */
export const TO_REQUEST: { [Kind in FormKind]: (fields: FormValues<Kind>) => object } = {
  franchise: toFranchiseRequest,
  enterprise: toEnterpriseRequest,
  expert: toExpertRequest,
  feedback: (fields) => fields,
};
