import {
  FranchiseRequest,
  EnquiryResponse,
  EnterpriseRequest,
  ContactExpertRequest,
  FeedbackRequest,
} from '../content/enquiries';
import { defineCall } from './define-call';

/** Enquiries. */
export const enquiryCalls = {
  saveFranchiseApplication: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/franchise/application/save',
    auth: 'none',
    idempotencyKey: true,
    group: 'Enquiries',
    summary: 'Apply for a franchise',
    description: 'Returns the reference of the application.',
    request: FranchiseRequest,
    response: EnquiryResponse,
  }),
  saveEnterpriseCustomer: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/contact/expert/saveEnterpriseCustomer',
    auth: 'none',
    idempotencyKey: true,
    group: 'Enquiries',
    summary: 'Send an enquiry as a business',
    description: 'Returns the reference of the enquiry.',
    request: EnterpriseRequest,
    response: EnquiryResponse,
  }),
  saveContactExpert: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/contact/expert/saveContactExpert',
    auth: 'none',
    idempotencyKey: true,
    group: 'Enquiries',
    summary: 'Send an enquiry to an expert',
    description: 'Returns the reference of the enquiry.',
    request: ContactExpertRequest,
    response: EnquiryResponse,
  }),
  saveCustomerFeedback: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/customer/feedback/saveCustomerFeedback',
    auth: 'none',
    idempotencyKey: true,
    group: 'Enquiries',
    summary: 'Send feedback',
    description: 'Returns the reference of the feedback.',
    request: FeedbackRequest,
    response: EnquiryResponse,
  }),
};
