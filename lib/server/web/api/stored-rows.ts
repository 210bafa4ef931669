import 'server-only';
import { MAX_ADDRESSES, MAX_API_KEYS, MAX_WEBHOOKS } from '@/lib/market/limits';
import { MAX_PASSKEYS } from '@/lib/market/passkey-limits';
import { MAX_LONG_WAITING, WAITING_DAYS } from '@/lib/orders/hand-over-policy';
import { MAX_FORM_DRAFTS } from '../../accounts/form-drafts/store-draft';
import type { LimitRow } from '../../platform/reference-pages/limit-row';

const ofAccount = { per: 'account', guards: 'storage', others: 'nothing' } as const;

/** Rows of docs/limits.md for stored data of an account. */
export const STORAGE_LIMIT_ROWS: readonly LimitRow[] = [
  {
    ...ofAccount,
    name: 'address book',
    subject: 'entries of one account’s address book',
    most: String(MAX_ADDRESSES),
    whenExceeded: '409 until one is deleted',
    calls: ['addAddress'],
  },
  {
    ...ofAccount,
    name: 'stored passkeys',
    subject: 'passkeys of one account',
    most: String(MAX_PASSKEYS),
    whenExceeded: '409 until one is removed',
    calls: ['startPasskey', 'addPasskey'],
  },
  {
    ...ofAccount,
    name: 'keys',
    subject: 'partners’ keys in use of one account',
    most: String(MAX_API_KEYS),
    whenExceeded: '409 until one is revoked',
    calls: ['createApiKey'],
  },
  {
    ...ofAccount,
    name: 'webhooks',
    subject: 'webhooks of one account',
    most: String(MAX_WEBHOOKS),
    whenExceeded: '409 until one is deleted',
    calls: ['createWebhook'],
  },
  {
    ...ofAccount,
    name: 'waiting orders',
    subject: `orders of one account that wait for hand-over for more than ${WAITING_DAYS} days`,
    most: String(MAX_LONG_WAITING),
    whenExceeded: '409 until some are handed over or cancelled',
    calls: ['addOrder', 'addDomesticOrder', 'addInternationalOrder', 'placeSheetOrders'],
  },
  {
    ...ofAccount,
    name: 'drafts',
    subject: 'orders of one account that are being typed without scripts',
    most: String(MAX_FORM_DRAFTS),
    whenExceeded: 'the oldest one is deleted',
    calls: [],
    forms: ['account more', 'account fewer', 'account check', 'account send'],
  },
];
