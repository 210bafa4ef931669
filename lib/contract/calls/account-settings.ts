import { emptyInputSchema } from '../fields';
import { SessionListResponse, EndSessionRequest, SessionsEndedResponse } from '../accounts/sessions';
import {
  AccountDataRequest,
  AccountDataResponse,
  CloseAccountRequest,
  AccountClosedResponse,
} from '../accounts/account-data';
import {
  PhoneCodeRequest,
  SendCodeResponse,
  ChangePhoneRequest,
  UserView,
  CloseCodeRequest,
} from '../accounts/accounts';
import { defineCall } from './define-call';

/** Sessions, personal data and a new phone number. */
export const settingsCalls = {
  listSessions: defineCall({
    method: 'GET',
    path: '/v1/api/user/session/list',
    auth: 'user',
    beyond: true,
    group: 'Account',
    summary: 'List sessions',
    description: 'Returns the devices on which the account is logged in, each with the time of its login.',
    request: emptyInputSchema,
    response: SessionListResponse,
  }),
  endOneSession: defineCall({
    method: 'POST',
    path: '/v1/api/user/session/end',
    auth: 'user',
    group: 'Account',
    summary: 'End a session',
    description: 'Ends the session with this id.',
    request: EndSessionRequest,
    response: SessionsEndedResponse,
  }),
  endOtherSessions: defineCall({
    method: 'POST',
    path: '/v1/api/user/session/endOthers',
    auth: 'user',
    group: 'Account',
    summary: 'End all other sessions',
    description: 'Ends every session except the one of the token.',
    request: emptyInputSchema,
    response: SessionsEndedResponse,
  }),
  exportAccountData: defineCall({
    method: 'POST',
    path: '/v1/api/user/exportData',
    auth: 'user',
    safe: true,
    beyond: true,
    group: 'Account',
    summary: 'Export personal data',
    description:
      'Returns all the data that we store about the account, in pages. The orders in the list come first, then the hidden ones, each newest first. To get the next page, send `nextCursor` as `cursor`.',
    request: AccountDataRequest,
    response: AccountDataResponse,
  }),
  sendPhoneCode: defineCall({
    method: 'POST',
    path: '/v1/api/user/phone/getCode',
    auth: 'user',
    beyond: true,
    group: 'Account',
    summary: 'Send a code to a new phone number',
    description: 'Sends the code that `changePhone` needs to the new phone number.',
    request: PhoneCodeRequest,
    response: SendCodeResponse,
  }),
};

/** Changes of an account that a code or a password confirms. */
export const accountChangeCalls = {
  changePhone: defineCall({
    method: 'POST',
    path: '/v1/api/user/phone/change',
    auth: 'user',
    beyond: true,
    costly: true,
    group: 'Account',
    summary: 'Change the phone number',
    description:
      'Replaces the phone number of the account. Requires the code from `sendPhoneCode`, and the password if the account has one. Every other session of the account ends.',
    request: ChangePhoneRequest,
    response: UserView,
  }),
  sendCloseCode: defineCall({
    method: 'POST',
    path: '/v1/api/user/close/getCode',
    auth: 'user',
    beyond: true,
    group: 'Account',
    summary: 'Send a code to close the account',
    description: 'Sends the code that `closeAccount` needs.',
    request: CloseCodeRequest,
    response: SendCodeResponse,
  }),
  closeAccount: defineCall({
    method: 'POST',
    path: '/v1/api/user/close',
    auth: 'user',
    beyond: true,
    costly: true,
    group: 'Account',
    summary: 'Close the account',
    description:
      'Deletes the account and all its data, except the data that the law requires us to store. The call is refused while a parcel is on its way or collected money is not paid out.',
    request: CloseAccountRequest,
    response: AccountClosedResponse,
  }),
};
