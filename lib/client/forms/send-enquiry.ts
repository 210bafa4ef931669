import { ENQUIRY_CALLS, enquiryRequest, enquiryValues } from '@/lib/http/enquiry-request';
import type { FormKind } from '@/lib/contract/content/enquiry-forms';
import { api } from '../api/api';
import { currentMarketChoice } from '../session/session';

/** Makes the call of an enquiry's form. Rejects with CallFailure. */
export function sendEnquiry(
  kind: FormKind,
  fields: URLSearchParams,
  idempotencyKey: string,
): Promise<{ reference: string }> {
  const input = enquiryRequest(kind, enquiryValues(kind, fields), currentMarketChoice().country);
  return api(ENQUIRY_CALLS[kind], input as never, { quiet: true, idempotencyKey }); // the schema reads what was typed
}
