import type * as z from 'zod';
import { accountChangeCalls, settingsCalls } from './calls/account-settings';
import { accountCalls } from './calls/accounts';
import { addressCalls } from './calls/addresses';
import { apiKeyCalls } from './calls/api-keys';
import { collectionCalls } from './calls/collections';
import { contentCalls } from './calls/content';
import { countryCalls } from './calls/countries';
import { enquiryCalls } from './calls/enquiries';
import { fileCalls } from './calls/files';
import { formCalls } from './calls/forms';
import { jobCalls } from './calls/jobs';
import { goodsCheckCalls } from './calls/goods-check';
import { hsCodeCalls } from './calls/hs-codes';
import { messageCheckCalls } from './calls/message-check';
import { orderCalls } from './calls/orders';
import { claimCalls } from './calls/claims';
import { receiverChoiceCalls, parcelCalls, receiverProofCalls } from './calls/parcels';
import { passkeyCalls } from './calls/passkeys';
import { placeCalls } from './calls/places';
import { quoteCalls } from './calls/quotes';
import { sheetCalls } from './calls/sheets';
import { siteCalls } from './calls/sites';
import { statusCalls } from './calls/status';
import { surveyCalls } from './calls/surveys';
import { trackingCalls } from './calls/tracking';
import { webhookCalls } from './calls/webhooks';

/**
 * The contract: every call with its definition. The compiler checks the handlers against it. /api/openapi.json, the API
 * reference, docs/limits.md and the scopes of keys are derived from it, in this order.
 */
export const REGISTRY = {
  ...countryCalls,
  ...accountCalls,
  ...addressCalls,
  ...placeCalls,
  ...orderCalls,
  ...trackingCalls,
  ...quoteCalls,
  ...contentCalls,
  ...siteCalls,
  ...enquiryCalls,
  ...surveyCalls,
  ...fileCalls,
  ...formCalls,
  ...settingsCalls,
  ...apiKeyCalls,
  ...webhookCalls,
  ...accountChangeCalls,
  ...goodsCheckCalls,
  ...hsCodeCalls,
  ...messageCheckCalls,
  ...jobCalls,
  ...parcelCalls,
  ...claimCalls,
  ...receiverChoiceCalls,
  ...sheetCalls,
  ...receiverProofCalls,
  ...collectionCalls,
  ...passkeyCalls,
  ...statusCalls,
};

type CallName = keyof typeof REGISTRY;

/** `RequestOf` is the input of a caller. `ParsedRequestOf` is what the verb receives after parsing. */
export type RequestOf<Name extends CallName> = z.input<(typeof REGISTRY)[Name]['request']>;
export type ParsedRequestOf<Name extends CallName> = z.output<(typeof REGISTRY)[Name]['request']>;
export type ResponseOf<Name extends CallName> = z.output<(typeof REGISTRY)[Name]['response']>;
