import 'server-only';
import { VERIFY_CODE } from '@/lib/market/limits';
import { describeCap, type LimitRow } from '../../platform/reference-pages/limit-row';
import { CODE_TRIES } from './code-hash';

/** Row of docs/limits.md. */
export const CODE_TRIES_ROW: LimitRow = {
  name: 'code tries',
  per: 'target',
  subject: 'tries of one verification code, with its nonce and without together',
  guards: 'secrets',
  most: `${CODE_TRIES.all} in ${VERIFY_CODE.minutes} min, ${CODE_TRIES.open} of them without the nonce`,
  whenExceeded: 'the code is refused',
  others: 'nothing: the holder of the nonce has separate attempts',
  calls: [
    'register',
    'mobileLogin',
    'checkResetCode',
    'changePhone',
    'closeAccount',
    'startPasskey',
    'removePasskey',
    'proveReceiver',
  ],
};

/** Row of docs/limits.md: see sending-limit.ts. */
export const UNPROVEN_CODES_ROW: LimitRow = {
  ...describeCap({ name: 'unproven-codes', period: 'hourly' }, 'POW_UNPROVEN_PER_HOUR'),
  name: 'unproven-codes of country',
  per: 'all',
  subject:
    'codes sent without a proof of work to one country; codes by mail count by the market where they are requested',
  guards: 'messages',
  others: 'people of that country without scripts wait; browsers send the proof',
  calls: ['getSmsCode', 'sendResetEmail', 'sendPhoneCode', 'sendCloseCode', 'sendPasskeyCode'],
};
