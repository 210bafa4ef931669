import type { CallName } from './calls';

type ChangeKind = 'New' | 'Changed' | 'Breaking';

interface Change {
  kind: ChangeKind;
  /** What a developer does or gets now. Names of fields stand between backticks. */
  text: string;
  /** The calls it is about. */
  calls: readonly CallName[];
}

interface DatedChanges {
  /** The day on which the calls answered so, in UTC. */
  date: string;
  changes: readonly Change[];
}

/** A call that goes away, and what to use in its place. */
interface Deprecation {
  call: CallName;
  /** The last day on which it is answered. */
  until: string;
  instead: CallName;
}

/** Months between the notice of a breaking change and the day it happens. */
export const NOTICE_MONTHS = 6;

/** None so far. Each stays here until its day. */
export const DEPRECATIONS: readonly Deprecation[] = [];

/** Of the contract after the newest change: the first digits of the SHA-256 of its summary (tests/fixtures/contract.txt). */
export const CONTRACT_DIGEST = '244e3991bd60';

/** What changed for developers since version 1.0.0, the newest first. A test asks for an entry whenever the contract changes. */
export const CHANGES: readonly DatedChanges[] = [
  {
    date: '2026-11-26',
    changes: [
      {
        kind: 'New',
        text: 'Webhooks: what happens to orders and parcels is sent to your server, signed as Standard Webhooks 1.0 says. Keys may have the scope `webhooks`.',
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
        text: 'Keys for programs, sent as `Authorization: Bearer`. Each has a type, test or live, and says what it may do. Test orders are priced and labelled, and never shipped.',
        calls: ['createApiKey', 'listApiKeys', 'revokeApiKey', 'listApiKeyUses'],
      },
      {
        kind: 'New',
        text: 'Orders and rates also say their price in the money of the market, in `exchange`.',
        calls: ['getOrder', 'queryRate'],
      },
    ],
  },
  {
    date: '2026-11-24',
    changes: [
      {
        kind: 'New',
        text: 'Up to 1,000 parcels from one CSV or XLSX file, and their labels as one PDF.',
        calls: ['getSheetTemplate', 'checkSheet', 'mendSheet', 'placeSheetOrders', 'printSheetLabels'],
      },
      {
        kind: 'New',
        text: 'The days on which a parcel is expected stand in `delivery`. An event says why a delivery failed in `reason`.',
        calls: ['queryTrack', 'getExpressTrackDetails', 'getOrder'],
      },
      {
        kind: 'New',
        text: 'Receivers choose another day, place or person with the link of their message.',
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
        text: 'Proof of delivery, returned parcels and claims for compensation.',
        calls: ['viewProof', 'viewProofOfLink', 'chooseReturn', 'chooseReturnByLink', 'claimCompensation'],
      },
      { kind: 'New', text: 'Whether a message comes from us.', calls: ['checkMessage'] },
    ],
  },
  {
    date: '2026-11-23',
    changes: [
      {
        kind: 'Changed',
        text: 'An order has one waybill for each parcel, in `waybills`. `waybillNo` is the first of them.',
        calls: ['addOrder', 'addDomesticOrder', 'addInternationalOrder', 'getOrder'],
      },
      {
        kind: 'Changed',
        text: 'Weights are taken to the gram. Each started kilogram is billed.',
        calls: ['quoteCalc', 'addOrder'],
      },
    ],
  },
  {
    date: '2026-11-20',
    changes: [{ kind: 'New', text: 'Version 1.0.0: prices, orders, tracking, places and accounts.', calls: [] }],
  },
];
