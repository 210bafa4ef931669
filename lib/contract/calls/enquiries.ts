import {
  FranchiseRequest,
  EnquiryResponse,
  EnterpriseRequest,
  ContactExpertRequest,
  FeedbackRequest,
} from '../content/enquiries';
import { defineCall } from './define-call';

export const enquiryCalls = {
  saveFranchiseApplication: defineCall({
    method: 'POST',
    path: '/officalsite/v1/api/franchise/application/save',
    auth: 'none',
    idempotencyKey: true,
    group: 'Enquiries',
    summary: 'Apply for a franchise',
    description:
      'Sends an application for a franchise to the office of the country. Returns its reference, which our reply repeats.',
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
    description:
      'Sends the enquiry of a company that ships regularly: what, how much and where to. The office of the country replies with an offer. Returns the reference of the enquiry.',
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
    description:
      'Sends a question about a shipment to the office of the country, for instance about goods that no service carries. Returns the reference of the enquiry.',
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
    description:
      'Sends praise or a complaint, for a parcel if you name its waybill. Returns the reference of the feedback.',
    request: FeedbackRequest,
    response: EnquiryResponse,
  }),
};
