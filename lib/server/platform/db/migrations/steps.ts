import 'server-only';
import type { Kysely } from 'kysely';
import type { Engine } from '../engine';
import { up as initial } from './0001-initial';
import { addIndexes, dropOldIndexes } from './0002-index-names';
import { addCodeNonces } from './0004-code-nonces';
import { addSessionNetworks } from './0005-session-networks';
import { addContactPhones } from './0007-contact-phones';
import { addPriceProtection } from './0008-price-protection';
import { addOrderStatusWords } from './0009-order-status-words';
import { addImageCodesInWords } from './0010-image-codes-in-words';
import { addParcels, dropParcelTriggers } from './0011-parcels';
import { addKnownDevices } from './0012-known-devices';
import { addMeasuredParcels } from './0014-measured-parcels';
import { dropScanIds, moveScansToWaybills } from './0015-scans-by-waybill';
import { addHolidays } from './0017-holidays';
import { addOutbox } from './0018-outbox';
import { addScanReasons } from './0020-scan-reasons';
import { addExpectedDays } from './0021-expected-days';
import { addParcelLinks } from './0023-parcel-links';
import { addInstructions } from './0024-instructions';
import { addNotices } from './0025-notices';
import { addReturns } from './0026-returns';
import { addProofs } from './0027-proofs';
import { addClaims } from './0028-claims';
import { addReplayedScans } from './0029-replayed-scans';
import { addOrderSearch } from './0032-order-search';
import { addFormDrafts } from './0033-form-drafts';
import { addOperators } from './0035-operators';
import { addShippedWords } from './0036-shipped-words';
import { addApiKeys } from './0037-api-keys';
import { addWebhooks } from './0038-webhooks';
import { addMessageAllowances } from './0040-message-allowances';
import { addWaitingIndexes } from './0041-waiting-orders';
import { addShippedNews } from './0042-shipped-news';
import { addShopOrderNumbers } from './0043-shop-order-numbers';
import { addImportRules } from './0045-import-rules';
import { addLaneNotices } from './0047-lane-notices';
import { addReceiverDetails } from './0048-receiver-details';
import { addOrderListIndexes } from './0049-order-lists';
import { replaceOutboxIndex } from './0050-outbox-indexes';
import { addWebhookBatches } from './0051-webhook-batches';
import { addCollections } from './0053-collections';
import { addMovingIndex } from './0054-moving-orders';
import { addPayoutExports } from './0055-payout-exports';
import { addCases } from './0056-cases';
import { addAttemptEvidence } from './0057-attempt-evidence';
import { addClaimPhotos } from './0058-claim-photos';
import { addAttentionIndexes } from './0059-attention';
import { addPasskeys } from './0060-passkeys';
import { addFeedbackCases } from './0063-feedback-cases';
import { addStatus } from './0064-status';
import { addToolCalls } from './0065-tool-calls';
import { addSentOn } from './0066-sent-on';

/**
 * A migration step. An `expand` step adds what a release needs and changes nothing that the previous release uses, so
 * that both can run. A `contract` step removes what no running release uses. It runs after the previous release has
 * stopped. A rename therefore needs two steps. Names sort in the order in which the steps were written.
 */
export interface MigrationStep {
  name: string;
  phase: 'expand' | 'contract';
  up: (db: Kysely<unknown>, engine: Engine) => Promise<void>;
}

export const MIGRATION_STEPS: readonly MigrationStep[] = [
  { name: '0001-initial', phase: 'expand', up: initial },
  { name: '0002-index-names', phase: 'expand', up: addIndexes },
  { name: '0003-old-index-names', phase: 'contract', up: dropOldIndexes },
  { name: '0004-code-nonces', phase: 'expand', up: addCodeNonces },
  { name: '0005-session-networks', phase: 'expand', up: addSessionNetworks },
  { name: '0007-contact-phones', phase: 'expand', up: addContactPhones },
  { name: '0008-price-protection', phase: 'expand', up: addPriceProtection },
  { name: '0009-order-status-words', phase: 'expand', up: addOrderStatusWords },
  { name: '0010-image-codes-in-words', phase: 'expand', up: addImageCodesInWords },
  { name: '0011-parcels', phase: 'expand', up: addParcels },
  { name: '0012-known-devices', phase: 'expand', up: addKnownDevices },
  { name: '0013-parcels-alone', phase: 'contract', up: dropParcelTriggers },
  { name: '0014-measured-parcels', phase: 'expand', up: addMeasuredParcels },
  { name: '0015-scans-by-waybill', phase: 'expand', up: moveScansToWaybills },
  { name: '0016-scans-without-ids', phase: 'contract', up: dropScanIds },
  { name: '0017-holidays', phase: 'expand', up: addHolidays },
  { name: '0018-outbox', phase: 'expand', up: addOutbox },
  { name: '0020-scan-reasons', phase: 'expand', up: addScanReasons },
  { name: '0021-expected-days', phase: 'expand', up: addExpectedDays },
  { name: '0023-parcel-links', phase: 'expand', up: addParcelLinks },
  { name: '0024-instructions', phase: 'expand', up: addInstructions },
  { name: '0025-notices', phase: 'expand', up: addNotices },
  { name: '0026-returns', phase: 'expand', up: addReturns },
  { name: '0027-proofs', phase: 'expand', up: addProofs },
  { name: '0028-claims', phase: 'expand', up: addClaims },
  { name: '0029-replayed-scans', phase: 'expand', up: addReplayedScans },
  { name: '0032-order-search', phase: 'expand', up: addOrderSearch },
  { name: '0033-form-drafts', phase: 'expand', up: addFormDrafts },
  { name: '0035-operators', phase: 'expand', up: addOperators },
  { name: '0036-shipped-words', phase: 'expand', up: addShippedWords },
  { name: '0037-api-keys', phase: 'expand', up: addApiKeys },
  { name: '0038-webhooks', phase: 'expand', up: addWebhooks },
  { name: '0040-message-allowances', phase: 'expand', up: addMessageAllowances },
  { name: '0041-waiting-orders', phase: 'expand', up: addWaitingIndexes },
  { name: '0042-shipped-news', phase: 'expand', up: addShippedNews },
  { name: '0043-shop-order-numbers', phase: 'expand', up: addShopOrderNumbers },
  { name: '0045-import-rules', phase: 'expand', up: addImportRules },
  { name: '0047-lane-notices', phase: 'expand', up: addLaneNotices },
  { name: '0048-receiver-details', phase: 'expand', up: addReceiverDetails },
  { name: '0049-order-lists', phase: 'expand', up: addOrderListIndexes },
  { name: '0050-outbox-indexes', phase: 'expand', up: replaceOutboxIndex },
  { name: '0051-webhook-batches', phase: 'expand', up: addWebhookBatches },
  { name: '0053-collections', phase: 'expand', up: addCollections },
  { name: '0054-moving-orders', phase: 'expand', up: addMovingIndex },
  { name: '0055-payout-exports', phase: 'expand', up: addPayoutExports },
  { name: '0056-cases', phase: 'expand', up: addCases },
  { name: '0057-attempt-evidence', phase: 'expand', up: addAttemptEvidence },
  { name: '0058-claim-photos', phase: 'expand', up: addClaimPhotos },
  { name: '0059-attention', phase: 'expand', up: addAttentionIndexes },
  { name: '0060-passkeys', phase: 'expand', up: addPasskeys },
  { name: '0063-feedback-cases', phase: 'expand', up: addFeedbackCases },
  { name: '0064-status', phase: 'expand', up: addStatus },
  { name: '0065-tool-calls', phase: 'expand', up: addToolCalls },
  { name: '0066-sent-on', phase: 'expand', up: addSentOn },
];
