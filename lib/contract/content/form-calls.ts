import type { AccountAction } from '../accounts/account-form';
import type { CallName } from '../calls';
import type { FormKind } from './enquiry-forms';

/**
 * Names of the forms without scripts: the part of the address after `/api/form`. Account forms have their action too.
 */
export type FormName = FormKind | 'survey' | 'parcel' | `account ${AccountAction}`;

const ORDER_FORM_CALLS = ['queryOrderPage', 'queryAreaByTypeAndName', 'queryPhoneRules', 'quoteCalc'] as const;

/** The calls that each form makes. Their limits apply to the form. */
export const FORM_CALLS: Record<FormName, readonly CallName[]> = {
  franchise: ['saveFranchiseApplication'],
  enterprise: ['saveEnterpriseCustomer'],
  expert: ['saveContactExpert'],
  feedback: ['saveCustomerFeedback'],
  survey: ['getCollectingSurveyList', 'saveSurveyResult'],
  parcel: [
    'openParcel',
    'sendReceiverCode',
    'proveReceiver',
    'giveInstruction',
    'giveReceiverDetails',
    'chooseReturnByLink',
    'stopMessages',
    'disputeAttempt',
    'readParcelOfLink',
    'queryAreaByTypeAndName',
    'priceSendOn',
    'sendOn',
  ],
  'account code': ['getSmsCode'],
  'account enter': ['mobileLogin'],
  'account leave': ['logout'],
  'account cancel': ['cancelOrder'],
  'account link': ['createReceiverLink'],
  'account sendOn': ['openSendOn'],
  'account more': ORDER_FORM_CALLS,
  'account fewer': ORDER_FORM_CALLS,
  'account codes': ORDER_FORM_CALLS,
  'account check': ORDER_FORM_CALLS,
  'account send': ['queryPhoneRules', 'quoteCalc', 'addDomesticOrder', 'addInternationalOrder'],
};
