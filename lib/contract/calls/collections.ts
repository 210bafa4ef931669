import {
  MAX_STATEMENT_ENTRIES,
  CollectionBalancesResponse,
  CollectionEntriesQuery,
  CollectionEntriesResponse,
  CollectionStatementQuery,
  PayoutDetail,
  PayoutQuery,
  PayoutsQuery,
  PayoutsResponse,
} from '../orders/collections';
import { emptyInputSchema } from '../fields';
import { FileView } from '../orders/files';
import { defineCall } from './define-call';

/** Balances, ledger entries, payouts and statements of cash on delivery. */
export const collectionCalls = {
  getCollectionBalances: defineCall({
    method: 'GET',
    path: '/v1/api/collection/balances',
    auth: 'user',
    beyond: true,
    scope: 'collections',
    group: 'Cash on delivery',
    summary: 'Retrieve balances',
    description:
      'Returns the balance of each market in which we collected money for the account: held amounts, what is due, and the days of the next payouts. Parcels of test keys collect nothing, so a test key gets an empty list.',
    request: emptyInputSchema,
    response: CollectionBalancesResponse,
  }),
  listCollectionEntries: defineCall({
    method: 'GET',
    path: '/v1/api/collection/entries',
    auth: 'user',
    beyond: true,
    scope: 'collections',
    group: 'Cash on delivery',
    summary: 'List ledger entries',
    description:
      'Returns the entries of one market, newest first: collections, fees, payouts and corrections. The sum of all entries is the balance. To get the next page, send `nextCursor` as `cursor`.',
    request: CollectionEntriesQuery,
    response: CollectionEntriesResponse,
  }),
  listPayouts: defineCall({
    method: 'GET',
    path: '/v1/api/collection/payouts',
    auth: 'user',
    beyond: true,
    scope: 'collections',
    group: 'Cash on delivery',
    summary: 'List payouts',
    description:
      'Returns the payouts of all markets, newest first. To get the next page, send `nextCursor` as `cursor`.',
    request: PayoutsQuery,
    response: PayoutsResponse,
  }),
  getPayout: defineCall({
    method: 'GET',
    path: '/v1/api/collection/payout/{id}',
    auth: 'user',
    scope: 'collections',
    group: 'Cash on delivery',
    summary: 'Retrieve a payout',
    description: 'Returns a payout with its parcels and their parts of the amount.',
    request: PayoutQuery,
    response: PayoutDetail,
  }),
  getCollectionStatement: defineCall({
    method: 'GET',
    path: '/v1/api/collection/statement',
    auth: 'user',
    responseType: 'bytes',
    beyond: true,
    costly: true,
    scope: 'collections',
    group: 'Cash on delivery',
    summary: 'Download a statement',
    description: `Returns the entries of one market in a period as a CSV, XLSX or PDF file, with the balance before and after each of them. A statement has at most ${MAX_STATEMENT_ENTRIES} entries.`,
    request: CollectionStatementQuery,
    response: FileView,
  }),
};
