import 'server-only';
import type { ListKind } from '../../platform/list-kind';
import { payoutTermsKey, PayoutTermsRecord } from './terms-record';
import { listPayoutTerms, removePayoutTerms, storePayoutTerms } from './terms-store';

/** List of payout terms, for the commands `ops payout-terms import` and `ops payout-terms export`. */
export const PAYOUT_TERMS_LIST: ListKind<PayoutTermsRecord> = {
  name: 'payout-terms',
  plural: 'payout terms',
  schema: PayoutTermsRecord,
  keyOf: payoutTermsKey,
  tag: 'payout-terms',
  readAll: listPayoutTerms,
  store: storePayoutTerms,
  remove: removePayoutTerms,
};
