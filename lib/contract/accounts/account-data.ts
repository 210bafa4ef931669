import * as z from 'zod';
import { UserView } from './accounts';
import { ApiKeyUse, ApiKeyView } from '../developers/api-keys';
import { AddressView } from './addresses';
import { account, countryCode } from '../fields';
import { CASE_STATES } from '@/lib/orders/case-policy';
import { RECEIVER_ACCESS, INSTRUCTION_KINDS } from '@/lib/orders/receiver-policy';
import { CLAIM_KINDS, CLAIM_STATES } from '@/lib/orders/claim-policy';
import { StoredWindows } from '@/lib/parcel/stored-windows';
import { MeasuredParcel } from '@/lib/parcel/measured';
import { PARTIES } from '@/lib/parcel/notices';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { CollectionEntry, PayoutView } from '../orders/collections';
import { AttemptView } from '../parcels/attempts';
import { DetailView } from '../parcels/receiver-details';
import { codeFields, ownerProof, passwordFields, hasProof, missingProof } from './owner-proof';
import { PasskeyView } from './passkeys';
import { BROWSERS, SYSTEMS } from './sessions';
import { WebhookDeliveryView, WebhookView } from '../developers/webhooks';

/**
 * The first page (no cursor) also contains the account itself. Orders follow in pages: those in the list, then the
 * hidden ones, each newest first.
 */
export const AccountDataRequest = z.object({ cursor: z.string().max(200, 'invalid').nullable().default(null) });

/** The JSON content of a database column, as stored. */
const storedJson = z.record(z.string(), z.unknown());

const bankAccount = z.object({ holder: z.string(), bank: z.string(), account: z.string() }).nullable();

export const AccountRecord = z.object({
  profile: UserView.extend({
    createTime: z.iso.datetime(),
    updateTime: z.iso.datetime(),
    /** Time at which we first took over a parcel of the account. */
    firstHandOverTime: z.iso.datetime().nullable(),
    /** Messages about parcels a day that our staff allowed. Null if the parcels determine the number. */
    messagesAllowedPerDay: z.int().nullable(),
  }),
  addresses: z.array(AddressView),
  /** Live and ended sessions, until they are deleted. */
  sessions: z.array(
    z.object({
      browser: z.enum(BROWSERS),
      system: z.enum(SYSTEMS),
      remembered: z.boolean(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      endedBy: z.string().nullable(),
    }),
  ),
  /** Browsers in which the person logged in. Wrong passwords are counted separately for each of them. */
  knownDevices: z.array(
    z.object({
      browser: z.enum(BROWSERS),
      system: z.enum(SYSTEMS),
      createTime: z.iso.datetime(),
      lastLoginAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** Passkeys, without their public keys. */
  passkeys: z.array(PasskeyView.omit({ id: true })),
  /** Enquiries sent while logged in. */
  enquiries: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      language: z.string(),
      createTime: z.iso.datetime(),
      content: storedJson,
      /**
       * Our answer to feedback, and its last day. Null for other kinds, and for feedback of earlier releases before it
       * is answered.
       */
      answer: z.object({ state: z.enum(CASE_STATES), text: z.string(), answerBy: z.iso.date() }).nullable(),
    }),
  ),
  /** Messages to the account, until they are deleted. */
  messages: z.array(
    z.object({
      kind: z.string(),
      state: z.string(),
      waybillNo: z.string().nullable(),
      createTime: z.iso.datetime(),
      finishTime: z.iso.datetime().nullable(),
      content: storedJson,
    }),
  ),
  /** API keys for partners. The keys themselves are not stored. */
  apiKeys: z.array(ApiKeyView.omit({ id: true, lastUsedAt: true }).extend({ uses: z.array(ApiKeyUse) })),
  /** Webhooks, each with its latest 1,000 deliveries that are still stored. */
  webhooks: z.array(WebhookView.omit({ id: true }).extend({ deliveries: z.array(WebhookDeliveryView) })),
  /**
   * Cash on delivery by market: bank account and payouts, the latest 1,000 of all markets. Entries are in the orders.
   */
  collections: z.array(
    z.object({
      countryCode,
      createTime: z.iso.datetime(),
      bankAccount,
      /** `exportTime`: when we handed it to the bank, with the bank account that it named. */
      payouts: z.array(PayoutView.extend({ exportTime: z.iso.datetime().nullable(), bankAccount })),
    }),
  ),
  /** Actions of our staff on the account, oldest first. */
  operatorActions: z.array(z.object({ at: z.iso.datetime(), command: z.string() })),
  /** Orders started without scripts and not sent. */
  drafts: z.array(z.object({ saveTime: z.iso.datetime(), content: storedJson })),
  /** Surveys answered while logged in. */
  surveyAnswers: z.array(
    z.object({ survey: z.string(), language: z.string(), createTime: z.iso.datetime(), content: storedJson }),
  ),
});

export const AccountOrderExport = z.object({
  tradeNo: z.string(),
  waybillNo: z.string(),
  state: z.enum(PARCEL_STATES),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** True if the user deleted the order from the list of parcels. */
  hidden: z.boolean(),
  /** Language of the page on which the order was placed; null if it was not stored. */
  language: z.string().nullable(),
  /** Parties that stopped messages about the order. */
  messagesStopped: z.array(z.enum(PARTIES)),
  order: storedJson,
  /** Details for customs and the courier that the receiver or the sender gave. */
  receiverDetails: z.array(DetailView),
  quote: storedJson,
  /** The price after weighing; null while the billed weights are unchanged. */
  billed: storedJson.nullable(),
  /** State changes of its parcels. An entry without a waybill applies to all of them. */
  history: z.array(z.object({ waybillNo: z.string().nullable(), state: z.enum(PARCEL_STATES), at: z.iso.datetime() })),
  parcels: z.array(
    z.object({
      waybillNo: z.string(),
      /** Position in the order; null for a parcel that was taken out. */
      number: z.int().nullable(),
      pieces: z.int(),
      state: z.enum(PARCEL_STATES),
      deliveryAttempts: z.int(),
      measured: MeasuredParcel.nullable(),
      /** The delivery windows shown so far and why they moved; null if there were none. */
      expected: StoredWindows.nullable(),
      updateTime: z.iso.datetime(),
      events: z.array(
        z.object({
          code: z.string(),
          occurredAt: z.string(),
          timeZone: z.string(),
          place: z.string(),
          countryCode: z.string().nullable(),
          reason: z.string().nullable(),
          /** A partner's own code and reason, as received. */
          receivedCode: z.string().nullable(),
          receivedReason: z.string().nullable(),
          /** Amount that the courier was given; null if the scan names none. */
          collected: z.object({ currency: z.string(), minor: z.int() }).nullable(),
        }),
      ),
      /** Null unless the parcel was returned: the deadline to choose, and who chose what. */
      returned: z
        .object({
          noticedOn: z.iso.date(),
          decideBy: z.iso.date(),
          choice: z.string().nullable(),
          chosenBy: z.string().nullable(),
          chosenAt: z.iso.datetime().nullable(),
          /** Waybill under which the parcel was sent on. */
          sentOnAs: z.string().nullable(),
        })
        .nullable(),
      /** Claims for compensation, latest last. Amounts are CNY fen. The texts are in the account's enquiries. */
      claims: z.array(
        z.object({
          reference: z.string(),
          kind: z.enum(CLAIM_KINDS),
          state: z.enum(CLAIM_STATES),
          askedMinor: z.int(),
          grantedMinor: z.int().nullable(),
          reason: z.string(),
          answerBy: z.iso.date(),
          createTime: z.iso.datetime(),
          history: z.array(z.object({ state: z.enum(CLAIM_STATES), at: z.iso.datetime() })),
          /** Photos that the account added. `photo`: as for a proof. */
          photos: z.array(
            z.object({ createTime: z.iso.datetime(), photo: z.string().nullable(), photoUntil: z.iso.datetime() }),
          ),
        }),
      ),
      /** The receiver's complaints about failed attempts, oldest first. */
      cases: z.array(
        z.object({
          reference: z.string(),
          attemptAt: z.iso.datetime(),
          message: z.string(),
          state: z.enum(CASE_STATES),
          answer: z.string(),
          answerBy: z.iso.date(),
          answeredAt: z.iso.datetime().nullable(),
          createTime: z.iso.datetime(),
        }),
      ),
      /** Evidence of failed attempts, oldest first. `photo`: as for a proof. */
      attempts: z.array(
        z.object({
          attemptAt: z.iso.datetime(),
          at: z.iso.datetime(),
          timeZone: z.string(),
          position: AttemptView.shape.position,
          called: z.boolean().nullable(),
          photo: z.string().nullable(),
          photoUntil: z.iso.datetime().nullable(),
        }),
      ),
      /**
       * Null if the courier recorded nothing. `photo`: path of the call that returns it to its owner; null once it is
       * deleted.
       */
      proof: z
        .object({
          signedBy: z.string().nullable(),
          signedAt: z.iso.datetime(),
          timeZone: z.string(),
          withCode: z.boolean(),
          photo: z.string().nullable(),
          photoUntil: z.iso.datetime().nullable(),
        })
        .nullable(),
      /** Instructions from the receiver, latest last. */
      instructions: z.array(
        z.object({
          kind: z.enum(INSTRUCTION_KINDS),
          at: z.iso.datetime(),
          givenBy: z.enum(RECEIVER_ACCESS),
          replaced: z.boolean(),
          content: storedJson,
        }),
      ),
      /** Entries of the ledger of cash on delivery, oldest first. */
      collections: z.array(CollectionEntry),
      /** Links and temporary accesses to the parcel's page, without their tokens. */
      links: z.array(
        z.object({
          party: z.enum(['receiver', 'sender']),
          access: z.enum(RECEIVER_ACCESS),
          language: z.string(),
          countryCode,
          createTime: z.iso.datetime(),
          expiresAt: z.iso.datetime(),
        }),
      ),
    }),
  ),
});
export type AccountOrderExport = z.infer<typeof AccountOrderExport>;

export const AccountDataResponse = z.object({
  exportTime: z.iso.datetime(),
  /** Null on every page but the first. */
  account: AccountRecord.nullable(),
  orders: z.array(AccountOrderExport),
  nextCursor: z.string().nullable(),
});

/**
 * The account's own email address or phone number, typed again, and its password or a code that was sent to the
 * account.
 */
export const CloseAccountRequest = z.object({ account, countryCode, ...ownerProof }).refine(hasProof, missingProof);
export const AccountClosedResponse = z.object({ closed: z.literal(true) });

// Fields of the forms in the browser.

export const CloseByPasswordForm = z.object({ account, ...passwordFields });
export const CloseByCodeForm = z.object({ account, ...codeFields });
