import 'server-only';
import { MAX_TEST_ORDERS } from '@/lib/market/limits';
import {
  HANDED_OVER_DAYS,
  MAX_ORDERS_AT_FIRST,
  BASE_ORDER_ALLOWANCE,
  MAX_ORDERS_A_DAY,
  ALLOWED_ORDERS_PER_PARCEL,
} from '@/lib/orders/hand-over-policy';
import type { LimitRow } from '../../../platform/reference-pages/limit-row';

const ofAccount = { per: 'account', guards: 'storage', others: 'nothing' } as const;

/** Rows of docs/limits.md for placed orders. */
export const ORDER_ROWS: readonly LimitRow[] = [
  {
    ...ofAccount,
    name: 'orders',
    subject: 'orders that one account places by call, form or spreadsheet; orders of test keys do not count',
    most: `${MAX_ORDERS_AT_FIRST} a day; after the first hand-over of a parcel ${BASE_ORDER_ALLOWANCE}, and ${ALLOWED_ORDERS_PER_PARCEL} for each parcel handed over in ${HANDED_OVER_DAYS} days, at most ${MAX_ORDERS_A_DAY}`,
    whenExceeded: 'the order is refused with the reason, until the day ends (UTC)',
    calls: ['addOrder', 'addDomesticOrder', 'addInternationalOrder', 'placeSheetOrders'],
  },
  {
    ...ofAccount,
    name: 'test orders',
    subject: 'stored orders of one account’s test keys',
    most: String(MAX_TEST_ORDERS),
    whenExceeded: '409 until older ones are deleted, `TEST_ORDER_DAYS` after they were placed',
    calls: ['addOrder', 'addDomesticOrder', 'addInternationalOrder'],
  },
];
