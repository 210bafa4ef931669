import { emptyInputSchema } from '../fields';
import { ProofChallenge } from '../accounts/accounts';
import { EnquiryFormRequest, EnquiryFormResponse } from '../content/enquiries';
import { FormSessionRequest, FormSessionResponse, FormDraftRequest, FormDraftResponse } from '../accounts/form-session';
import { defineCall } from './define-call';

/** Calls that only our own forms make. */
export const formCalls = {
  getProofChallenge: defineCall({
    method: 'GET',
    path: '/v1/api/verifyCode/getProofChallenge',
    auth: 'none',
    group: 'Account',
    summary: 'Retrieve a proof-of-work challenge',
    description: 'Returns a challenge that a browser solves before we send a code.',
    request: emptyInputSchema,
    response: ProofChallenge,
  }),
  readEnquiryForm: defineCall({
    method: 'GET',
    path: '/v1/api/enquiry/form/{id}',
    auth: 'none',
    group: 'Enquiries',
    summary: 'Retrieve a rejected enquiry form',
    description:
      'Returns what was typed into a form that works without scripts, so that the page can show the mistakes beside the fields.',
    request: EnquiryFormRequest,
    response: EnquiryFormResponse,
  }),
  readFormSession: defineCall({
    method: 'POST',
    path: '/v1/api/form/session/read',
    auth: 'none',
    safe: true,
    group: 'Enquiries',
    summary: 'Retrieve the session of a form without scripts',
    description:
      'Accepts the encrypted session cookie of a form without scripts and returns its session. Only a site in front of a gateway makes this call.',
    request: FormSessionRequest,
    response: FormSessionResponse,
  }),
  readFormDraft: defineCall({
    method: 'POST',
    path: '/v1/api/form/draft/read',
    auth: 'user',
    safe: true,
    group: 'Enquiries',
    summary: 'Retrieve the draft of a form without scripts',
    description: 'Accepts the key of a draft of the session and returns the order as typed so far.',
    request: FormDraftRequest,
    response: FormDraftResponse,
  }),
};
