import 'server-only';
import type { ListKind } from '../../platform/list-kind';
import { payoutTermsKey, PayoutTermsRecord } from './terms-record';
import { allPayoutTerms, removePayoutTerms, storePayoutTerms } from './terms-store';

/** `ops payout-terms import`, `ops payout-terms export`. */
export const PAYOUT_TERMS_LIST: ListKind<PayoutTermsRecord> = {
  name: 'payout-terms',
  plural: 'terms',
  schema: PayoutTermsRecord,
  keyOf: payoutTermsKey,
  tag: 'payout-terms',
  readAll: allPayoutTerms,
  store: storePayoutTerms,
  remove: removePayoutTerms,
};
