import type { CallName } from '../calls';

type ChangeKind = 'New' | 'Changed' | 'Breaking';

interface Change {
  kind: ChangeKind;
  /** One or more sentences on what a developer does or gets now. Field names are in backticks. */
  text: string;
  /** The calls that changed. */
  calls: readonly CallName[];
}

export interface DatedChanges {
  /** Date of the change, in UTC. */
  date: string;
  changes: readonly Change[];
}

/** The calls that place an order. */
export const PLACING_CALLS = ['addOrder', 'addInternationalOrder', 'addDomesticOrder'] as const;
/** The calls that place, edit or return an order. */
export const ORDER_CALLS = [...PLACING_CALLS, 'editWebsiteOrder', 'getOrder', 'selectByTradeNo'] as const;

/** Changes up to 26 November 2026, newest first. `changes.ts` has the later ones and lists all. */
export const EARLIER_CHANGES: readonly DatedChanges[] = [
  {
    date: '2026-11-26',
    changes: [
      {
        kind: 'New',
        text: 'Added webhooks. We send events about orders and parcels to your server, signed as defined by Standard Webhooks 1.0. Added the key scope `webhooks`.',
        calls: [
          'createWebhook',
          'listWebhooks',
          'changeWebhook',
          'deleteWebhook',
          'rotateWebhookSecret',
          'sendTestEvent',
          'listWebhookDeliveries',
          'replayWebhookDelivery',
        ],
      },
    ],
  },
  {
    date: '2026-11-25',
    changes: [
      {
        kind: 'New',
        text: 'Added API keys, sent as `Authorization: Bearer`. A key has a mode (test or live) and scopes. Test orders have prices and labels, but are never shipped.',
        calls: ['createApiKey', 'listApiKeys', 'revokeApiKey', 'listApiKeyUses'],
      },
      {
        kind: 'New',
        text: 'Orders and rates now also return their price in the local currency, in `exchange`.',
        calls: ['getOrder', 'queryRate'],
      },
    ],
  },
  {
    date: '2026-11-24',
    changes: [
      {
        kind: 'New',
        text: 'Added orders from one CSV or XLSX file with up to 1,000 parcels, and one PDF file with their labels.',
        calls: ['getSheetTemplate', 'checkSheet', 'mendSheet', 'placeSheetOrders', 'printSheetLabels'],
      },
      {
        kind: 'New',
        text: 'Added the expected delivery dates of a parcel in `delivery`, and the reason for a failed delivery in the `reason` of an event.',
        calls: ['queryTrack', 'getExpressTrackDetails', 'getOrder'],
      },
      {
        kind: 'New',
        text: 'Added calls with which receivers choose another day, place or person, using the link in their message.',
        calls: [
          'readParcelOfLink',
          'openParcel',
          'sendReceiverCode',
          'proveReceiver',
          'giveInstruction',
          'stopMessages',
        ],
      },
      {
        kind: 'New',
        text: 'Added proof of delivery, decisions about returned parcels, and claims for compensation.',
        calls: ['viewProof', 'viewProofOfLink', 'chooseReturn', 'chooseReturnByLink', 'claimCompensation'],
      },
      { kind: 'New', text: 'Added a call that checks whether a message is from us.', calls: ['checkMessage'] },
    ],
  },
  {
    date: '2026-11-23',
    changes: [
      {
        kind: 'Changed',
        text: 'An order now has one waybill for each parcel, listed in `waybills`. `waybillNo` is the first one.',
        calls: [...PLACING_CALLS, 'getOrder'],
      },
      {
        kind: 'Changed',
        text: 'Weights are accepted to the gram. Each started kilogram is billed.',
        calls: ['quoteCalc', 'addOrder'],
      },
    ],
  },
  {
    date: '2026-11-20',
    changes: [
      { kind: 'New', text: 'Released version 1.0.0 with prices, orders, tracking, places and accounts.', calls: [] },
    ],
  },
];
