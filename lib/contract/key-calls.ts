import type { CallName } from './calls';
import { KEY_SCOPES, type KeyScope } from './key-scopes';

/** What a key of each scope may call besides what needs no account. Anything else that needs one is for its owner, logged in. */
const CALLS_OF_SCOPE: Record<KeyScope, readonly CallName[]> = {
  quote: ['quoteCalc', 'getInternationalQuote', 'queryRate', 'queryReceiver', 'queryRemark', 'getReceiverList'],
  orders: [
    ...(['addOrder', 'addDomesticOrder', 'addInternationalOrder', 'editWebsiteOrder', 'cancelOrder'] as const),
    ...(['getOrder', 'selectByTradeNo', 'queryOrderPage', 'websitePageList'] as const),
    'printSheetLabels',
  ],
  tracking: [
    ...(['queryTrack', 'queryTrackByMallNo', 'queryIntlTrackByMallNo'] as const),
    ...(['listExpressTrack', 'getExpressTrackDetails'] as const),
  ],
  webhooks: [
    ...(['listWebhooks', 'createWebhook', 'changeWebhook', 'deleteWebhook', 'rotateWebhookSecret'] as const),
    ...(['sendTestEvent', 'listWebhookDeliveries', 'replayWebhookDelivery'] as const),
  ],
};

const SCOPES = new Map(KEY_SCOPES.flatMap((scope) => CALLS_OF_SCOPE[scope].map((name) => [name, scope])));

/** The scope that a key needs for a call; undefined for one that no scope names. */
export const scopeOfCall = (name: CallName): KeyScope | undefined => SCOPES.get(name);
