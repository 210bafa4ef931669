import type { CallName } from '../calls';
import { CHANGES_OF_28_NOVEMBER } from './changes-2026-11-28';
import { EARLIER_CHANGES, ORDER_CALLS, PLACING_CALLS, type DatedChanges } from './earlier-changes';

/** A call that will be removed, and its replacement. */
interface Deprecation {
  call: CallName;
  /** The day of the notice, in UTC. */
  since: string;
  /** The last day on which it works, in UTC. */
  until: string;
  instead: CallName;
}

/** Months between the notice of a breaking change and the day it takes effect. */
export const NOTICE_MONTHS = 6;

/** Each deprecation stays in the list until its day. */
export const DEPRECATIONS: readonly Deprecation[] = [
  { call: 'mendSheet', since: '2026-11-28', until: '2027-05-28', instead: 'correctSheet' },
];

/**
 * Hash of the contract after the newest change: the first digits of the SHA-256 of its summary
 * (tests/fixtures/contract.txt).
 */
export const CONTRACT_DIGEST = 'eb39befc37ee';

/** Changes for developers since version 1.0.0, newest first. A test requires an entry whenever the contract changes. */
export const CHANGES: readonly DatedChanges[] = [
  {
    date: '2026-11-30',
    changes: [
      {
        kind: 'New',
        text: 'Orders have the day on which an ended order reached its state: `endedOn`.',
        calls: ['queryOrderPage', 'websitePageList', 'cancelOrder', ...ORDER_CALLS],
      },
      {
        kind: 'New',
        text: 'Each field of a response and of a webhook event has a sentence in the reference and in the OpenAPI documents.',
        calls: [],
      },
      {
        kind: 'Changed',
        text: 'The `type` of problem details is the full address of the error. Errors 1400000, 1409000, 1409001 and 1409003 include a sentence for programs if the request carries an API key. Codes are unchanged.',
        calls: [],
      },
      {
        kind: 'Changed',
        text: 'The `rule` of a price line names the rule without the word “Billing” or “Customs”. Programs should read `code`.',
        calls: ['quoteCalc', 'getInternationalQuote', ...ORDER_CALLS],
      },
      {
        kind: 'Changed',
        text: 'The owner gets a message when an API key is created. An account creates at most 30 keys a day, then one an hour.',
        calls: ['createApiKey'],
      },
      {
        kind: 'New',
        text: 'The uses of a key say how many came through the tool server: `toolUses`. The exported data of an account have this field too.',
        calls: ['listApiKeyUses', 'exportAccountData'],
      },
      {
        kind: 'Changed',
        text: 'An account without a password sets one, or changes its number, only within 15 minutes of a login. After that, the calls return 1403004. The first password ends every other session.',
        calls: ['initPassword', 'sendPhoneCode', 'changePhone'],
      },
      {
        kind: 'New',
        text: 'The sender of a returned parcel may send it on to another receiver in the same country, if our warehouse there offers this: `choices` contains `SEND_ON`. `openSendOn` returns a token, `priceSendOn` the price, and `sendOn` places the new order. Its state is `IN_TRANSIT` at once.',
        calls: [
          'openSendOn',
          'priceSendOn',
          'sendOn',
          ...ORDER_CALLS,
          'readParcelOfLink',
          'queryTrack',
          'exportAccountData',
        ],
      },
      {
        kind: 'New',
        text: 'The returned parcel gets the new state `SENT_ON`, and `sentOnAs` and `sentOnFrom` name the other waybill.',
        calls: [
          'openSendOn',
          'priceSendOn',
          'sendOn',
          ...ORDER_CALLS,
          'readParcelOfLink',
          'queryTrack',
          'exportAccountData',
        ],
      },
    ],
  },
  {
    date: '2026-11-29',
    changes: [
      {
        kind: 'New',
        text: 'News articles have `topic`: what an article is about, or null.',
        calls: ['queryShowyBlogList', 'queryFrontBlogDetail'],
      },
      {
        kind: 'New',
        text: 'The OpenAPI document also exists in parts: `/api/openapi/public.json`, `/api/openapi/partner.json` and `/api/openapi/account.json`. Fields have sentences with units and examples. `/.well-known/api-catalog` (RFC 9727) links to the documents.',
        calls: [],
      },
      {
        kind: 'Changed',
        text: 'The calls of a key are counted exactly, also while several of our processes respond. The limits stay. A key counts each of its requests to `/api/mcp` as one call. Without a key, a network may send 300 requests to it in a minute.',
        calls: [],
      },
      {
        kind: 'New',
        text: 'Feedback has a last day for our answer, and its sender gets the answer by mail. The exported data of an account have the answer as `answer` of an enquiry.',
        calls: ['saveCustomerFeedback', 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'A claim takes up to five photos until it is decided: `addClaimPhoto` stores one, `photos` of the claim lists them, and `viewClaimPhoto` returns one.',
        calls: ['addClaimPhoto', 'viewClaimPhoto', ...ORDER_CALLS, 'claimCompensation', 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'Failed attempts have evidence if the courier recorded it: `attempts` of a parcel has the time at the door, a rounded position, whether the receiver was called, and a photo, which `viewAttempt` and `viewAttemptOfLink` return. Public tracking does not have this evidence.',
        calls: [...ORDER_CALLS, 'readParcelOfLink', 'viewAttempt', 'viewAttemptOfLink', 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'Added the webhook event `case.answered`: our office answered a receiver’s complaint about an attempt (`kind` is `DISPUTE`), or decided a claim of the account (`CLAIM`). The event has the reference and the answer. The receiver and the sender also get a message.',
        calls: ['createWebhook', 'changeWebhook', 'listWebhooks', 'sendTestEvent', 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'Added passkeys (WebAuthn) of accounts: calls to log in with a passkey, and to list, add, rename and remove passkeys. The exported data of an account list its passkeys.',
        calls: [
          'startPasskeyLogin',
          'passkeyLogin',
          'listPasskeys',
          'sendPasskeyCode',
          'startPasskey',
          'addPasskey',
          'renamePasskey',
          'removePasskey',
          'exportAccountData',
        ],
      },
      {
        kind: 'New',
        text: 'A sheet may be an export of orders of Shopify or WooCommerce. `shop` names the columns that it lacks. `fill` states their values for all orders, and `edits` changes single cells. A mistake has the `columnId` that `fill` and `edits` accept, and an order has its `weightKg`.',
        calls: ['checkSheet', 'correctSheet', 'mendSheet'],
      },
      {
        kind: 'New',
        text: 'Each entry of `attention` has `hasMore`: true if there are more parcels than its `count`, which ends at 999.',
        calls: ['queryOrderPage', 'websitePageList'],
      },
      {
        kind: 'New',
        text: 'The new call `queryStatus` returns what our own probes measured in the last 90 days, by part of the site and by day, our target availability, and the incidents that our staff reported.',
        calls: ['queryStatus'],
      },
      {
        kind: 'New',
        text: 'The `meaning` of an event has `whenToContact`: after how many days without news to contact us. `worry`, the former name of this field, has the same text. It is deprecated and works until 2027-05-29.',
        calls: ['queryTrack', 'queryTrackByMallNo', 'queryIntlTrackByMallNo', 'getExpressTrackDetails'],
      },
      {
        kind: 'New',
        text: 'A receiver can dispute a failed attempt for 48 hours with `disputeAttempt`. The call opens a case of our office: `cases` of a parcel, in an order and by link, has its reference, state, last day for the answer and the answer.',
        calls: ['disputeAttempt', 'readParcelOfLink', ...ORDER_CALLS, 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'A receiver can confirm a delivery (`ready`) or refuse the parcel before the courier leaves (`refuse`). Both are kinds of `giveInstruction`, of `instructions` in orders and tracking, and of `choice` in the webhook `parcel.choice_made`.',
        calls: ['giveInstruction', 'readParcelOfLink', 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'A webhook has a `batchSize` from 1 to 500, the maximum number of events in one request, and a `batchFormat`: `events` for a JSON array of our events with their `id`, or `cloudevents` for a CloudEvents batch. With the default of 1 nothing changes. An attempt states its number of `events`.',
        calls: ['createWebhook', 'changeWebhook', 'listWebhooks', 'listWebhookDeliveries', 'exportAccountData'],
      },
      {
        kind: 'New',
        text: 'An international order has an optional `senderTaxNo` and `receiverTaxNo`: the registration number of the company that exports or imports, such as a KRA PIN or an ICE. We check its format by the country of the party. The commercial invoice prints the number.',
        calls: [...ORDER_CALLS, 'checkSheet', 'placeSheetOrders'],
      },
      {
        kind: 'New',
        text: 'A company in Türkiye or Egypt may have its tax number in `receiverTaxNo` too. We store the number as `receiver.identityNo`.',
        calls: [...ORDER_CALLS, 'checkSheet', 'placeSheetOrders'],
      },
      {
        kind: 'New',
        text: 'Agents use calls as tools of the Model Context Protocol at `/api/mcp`. A tool has the scope, the limits and the errors of its call. `/llms.txt` tells programs that know only the domain where to begin.',
        calls: [],
      },
      {
        kind: 'New',
        text: 'A failed call returns problem details (RFC 9457) to a request that accepts `application/problem+json`. They name the rule of each wrong field, and an example if one is known. Other requests get the same envelope as before.',
        calls: [],
      },
      {
        kind: 'New',
        text: 'Responses to a key have the fields `RateLimit` and `RateLimit-Policy` of the current draft. The three earlier fields stay.',
        calls: [],
      },
      {
        kind: 'New',
        text: 'Added calls for the money that we collect from receivers: balances, ledger entries, payouts with their parcels, and a statement as a CSV, XLSX or PDF file. A key needs the new scope `collections`.',
        calls: ['getCollectionBalances', 'listCollectionEntries', 'listPayouts', 'getPayout', 'getCollectionStatement'],
      },
      {
        kind: 'New',
        text: 'The webhook events `cod.collected` and `cod.paid` report what a courier collected for a parcel, and its part of a payout.',
        calls: ['createWebhook', 'changeWebhook', 'sendTestEvent'],
      },
      {
        kind: 'Changed',
        text: 'The exported data of an account include cash on delivery: bank accounts, payouts and ledger entries. An account with money that is not settled cannot be closed; the error is 1409021.',
        calls: ['exportAccountData', 'closeAccount'],
      },
      {
        kind: 'New',
        text: 'The exported data of an account name, for each payout, when we handed it to the bank and the bank account that it named.',
        calls: ['exportAccountData'],
      },
      {
        kind: 'Changed',
        text: 'A rejected payout still returns its parcels. The fee of a parcel whose courier collected nothing is returned to the balance.',
        calls: ['getPayout', 'getCollectionBalances'],
      },
      {
        kind: 'New',
        text: 'A delivered parcel with cash on delivery has `collection`: the collected amount, and whether it is held, due or paid out.',
        calls: ['getOrder', 'selectByTradeNo'],
      },
      {
        kind: 'New',
        text: 'Added `queryOrderDesk`, which counts open orders by group and state. Lists of orders can be filtered by `group`, `country` and `expectedBy`, and orders in lists have the optional `expected` days.',
        calls: ['queryOrderDesk', 'queryOrderPage', 'websitePageList', 'downloadOrders'],
      },
      {
        kind: 'New',
        text: 'Added `suggestHsCodes`, which suggests HS codes of six digits for the goods names of a parcel, in the language of the request. An order gets no code that its sender did not send.',
        calls: ['suggestHsCodes'],
      },
      {
        kind: 'New',
        text: 'Orders and tracked parcels have an optional `route`: the codes and names of the hubs between which the parcel travels, as its label prints them. The field is left out if one hub serves the sender and the receiver.',
        calls: [...ORDER_CALLS, 'queryTrack', 'queryTrackByMallNo', 'queryIntlTrackByMallNo', 'getExpressTrackDetails'],
      },
      {
        kind: 'New',
        text: 'Cities have an optional `hub`: the code and the name of the hub nearest to the city, as labels print them.',
        calls: ['queryCities'],
      },
      {
        kind: 'New',
        text: 'The webhook event `order.placed` has `customs`: the HS code and the country of origin of each parcel, in the order of `waybills`. It is empty within a country.',
        calls: ['createWebhook', 'changeWebhook', 'sendTestEvent'],
      },
      {
        kind: 'Changed',
        text: 'For Saudi Arabia and the Emirates, `incoterm` of `importCharges` and the commercial invoice is `DAP` as everywhere, because the receiver pays import duty and tax to us. Before, it was `DDP`.',
        calls: [...PLACING_CALLS, 'quoteCalc', 'getInternationalQuote', 'getOrder', 'queryTrack', 'getPdfFileUrl'],
      },
      {
        kind: 'Changed',
        text: 'For Saudi Arabia and the Emirates, `low` of `importCharges` is the sum of what we collect from the receiver in advance. `high`, if it is known, is the same amount.',
        calls: ['quoteCalc', 'getInternationalQuote', 'getOrder'],
      },
      {
        kind: 'Changed',
        text: 'Rows of international prices have `exchange` even if they are in the currency of the request’s market, because their fees are in CNY. Only Morocco has such rows.',
        calls: ['queryRate'],
      },
    ],
  },
  CHANGES_OF_28_NOVEMBER,
  ...EARLIER_CHANGES,
];
