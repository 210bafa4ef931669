import 'server-only';
import type { CallName } from '@/lib/contract/calls';
import { describeCap, describePolicy, type LimitRow } from '../../platform/reference-pages/limit-row';
import {
  MAX_MESSAGES_BEFORE_HAND_OVER,
  BASE_MESSAGES_OF_ACCOUNT,
  ADDED_MESSAGES_PER_PARCEL,
  MAX_MESSAGES_TO_TARGET,
  MAX_MESSAGES_OF_ACCOUNT,
} from './allowances';
import { CONFIRMATIONS_TO_UNPROVEN } from './message-limits';

const ENQUIRY_CALLS: readonly CallName[] = [
  'saveFranchiseApplication',
  'saveEnterpriseCustomer',
  'saveContactExpert',
  'saveCustomerFeedback',
];

/** Calls that can send a code or a security notice by SMS. */
const BY_CODE: readonly CallName[] = [
  'getSmsCode',
  'sendPhoneCode',
  'sendCloseCode',
  'changePhone',
  'updatePassword',
  'resetPassword',
];

/** Calls that can send a message about a parcel. */
const BY_PARCEL: readonly CallName[] = [
  'addOrder',
  'addDomesticOrder',
  'addInternationalOrder',
  'placeSheetOrders',
  'cancelOrder',
  'giveInstruction',
  'chooseReturn',
  'chooseReturnByLink',
];

const DROPPED_NOTE = 'the message is dropped and counted; the order shows it';

/** Rows of docs/limits.md. */
export const MESSAGE_ROWS: readonly LimitRow[] = [
  {
    ...describePolicy(CONFIRMATIONS_TO_UNPROVEN),
    per: 'target',
    subject: 'confirmations to one address or number without a proof of its owner',
    guards: 'messages',
    whenExceeded: 'the confirmation is dropped and counted',
    others: 'the address receives fewer confirmations; codes and notices of its account are counted separately',
    calls: ENQUIRY_CALLS,
  },
  {
    name: 'messages-of-account',
    per: 'account',
    subject: 'messages about the parcels of one account',
    guards: 'messages',
    most: `${BASE_MESSAGES_OF_ACCOUNT} a day, and ${ADDED_MESSAGES_PER_PARCEL} for each parcel handed over in 30 days, at most ${MAX_MESSAGES_OF_ACCOUNT}`,
    whenExceeded: DROPPED_NOTE,
    others: 'nothing: each account has its own allowance',
    calls: [...BY_PARCEL, 'sendReceiverCode'],
  },
  {
    name: 'bookings-to-target',
    per: 'target',
    subject: 'messages to one unproven address or number about parcels that were not handed over',
    guards: 'messages',
    most: `${MAX_MESSAGES_BEFORE_HAND_OVER} a day, from all accounts together`,
    whenExceeded: DROPPED_NOTE,
    others: 'other accounts that write to the same address share these messages',
    calls: BY_PARCEL,
  },
  {
    name: 'parcels-to-target',
    per: 'target',
    subject: 'messages to one unproven address or number about parcels that were handed over',
    guards: 'messages',
    most: `${MAX_MESSAGES_TO_TARGET} a day, from all accounts together`,
    whenExceeded: DROPPED_NOTE,
    others: 'other accounts that write to the same address share these messages',
    calls: BY_PARCEL,
  },
  {
    ...describeCap({ name: 'sms-codes-COUNTRY', period: 'daily' }, 'SMS_CODES_DAILY_CAP_PER_COUNTRY'),
    name: 'sms-codes of country',
    per: 'all',
    subject: 'SMS with codes to the numbers of one country',
    guards: 'messages',
    others: 'codes by SMS to that country are refused; codes by mail and notices go on',
    calls: BY_CODE,
  },
  {
    ...describeCap({ name: 'sms-codes', period: 'daily' }, 'SMS_CODES_DAILY_CAP'),
    name: 'all sms-codes',
    per: 'all',
    subject: 'SMS with codes to all countries',
    guards: 'messages',
    others: 'codes by SMS are refused; codes by mail and notices go on',
    calls: BY_CODE,
  },
  {
    ...describeCap({ name: 'sms-receiver-codes-COUNTRY', period: 'daily' }, 'SMS_RECEIVER_CODES_DAILY_CAP_PER_COUNTRY'),
    name: 'sms-receiver-codes of country',
    per: 'all',
    subject: 'SMS with codes to receivers at the numbers of one country',
    guards: 'messages',
    others: 'receivers in that country use the link of a message, or a code by mail; logins go on',
    calls: ['sendReceiverCode'],
  },
  {
    ...describeCap({ name: 'sms-receiver-codes', period: 'daily' }, 'SMS_RECEIVER_CODES_DAILY_CAP'),
    name: 'all sms-receiver-codes',
    per: 'all',
    subject: 'SMS with codes to receivers in all countries',
    guards: 'messages',
    others: 'receivers use the link of a message, or a code by mail; logins go on',
    calls: ['sendReceiverCode'],
  },
  {
    ...describeCap({ name: 'sms-notices-COUNTRY', period: 'daily' }, 'SMS_DAILY_CAP_PER_COUNTRY'),
    name: 'sms-notices of country',
    per: 'all',
    subject: 'SMS about parcels to the numbers of one country',
    guards: 'messages',
    whenExceeded: DROPPED_NOTE,
    others: 'SMS about parcels to that country are dropped; codes and mail go on',
    calls: [...BY_PARCEL, ...ENQUIRY_CALLS],
  },
  {
    ...describeCap({ name: 'sms-notices', period: 'daily' }, 'SMS_DAILY_CAP'),
    name: 'all sms-notices',
    per: 'all',
    subject: 'SMS about parcels to all countries',
    guards: 'messages',
    whenExceeded: DROPPED_NOTE,
    others: 'SMS about parcels are dropped; codes and mail go on',
    calls: [...BY_PARCEL, ...ENQUIRY_CALLS],
  },
];
