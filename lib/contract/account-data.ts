import * as z from 'zod';
import { UserView, wirePassword } from './accounts';
import { ApiKeyUse, ApiKeyView } from './api-keys';
import { AddressView } from './addresses';
import { account, codeNonce, countryCode, verifyCode } from './fields';
import { RECEIVER_ACCESS, WISHES } from '@/lib/orders/receiver-policy';
import { CLAIM_KINDS, CLAIM_STATES } from '@/lib/orders/claim-policy';
import { KeptWindows } from '@/lib/parcel/kept-windows';
import { Measured } from '@/lib/parcel/measured';
import { PARTIES } from '@/lib/parcel/notices';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { BROWSERS, SYSTEMS } from './sessions';
import { DeliveryView, WebhookView } from './webhooks';

/** Without a cursor the account itself comes along; orders follow page by page, newest first. */
export const AccountDataRequest = z.object({ cursor: z.string().max(200, 'invalid').nullable().default(null) });

/** As it is stored, field by field. */
const stored = z.record(z.string(), z.unknown());

export const AccountRecord = z.object({
  profile: UserView.extend({ createTime: z.iso.datetime(), updateTime: z.iso.datetime() }),
  addresses: z.array(AddressView),
  /** Living and ended ones, as long as they are kept. */
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
  /** Browsers in which the person logged in: wrong passwords typed there are counted apart. */
  knownDevices: z.array(
    z.object({
      browser: z.enum(BROWSERS),
      system: z.enum(SYSTEMS),
      createTime: z.iso.datetime(),
      lastLoginAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
    }),
  ),
  /** Those sent while logged in. */
  enquiries: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      language: z.string(),
      createTime: z.iso.datetime(),
      content: stored,
    }),
  ),
  /** Messages to the account, as long as they are kept. */
  messages: z.array(
    z.object({
      kind: z.string(),
      state: z.string(),
      waybillNo: z.string().nullable(),
      createTime: z.iso.datetime(),
      finishTime: z.iso.datetime().nullable(),
      content: stored,
    }),
  ),
  /** Partners' keys; the keys themselves are not stored. */
  apiKeys: z.array(ApiKeyView.omit({ id: true, lastUsedAt: true }).extend({ uses: z.array(ApiKeyUse) })),
  /** Of each webhook the latest 1,000 deliveries, as long as they are kept. */
  webhooks: z.array(WebhookView.omit({ id: true }).extend({ deliveries: z.array(DeliveryView) })),
  /** What our staff did to the account, the first first. */
  operatorActions: z.array(z.object({ at: z.iso.datetime(), command: z.string() })),
  /** Orders that were begun without scripts and not sent. */
  drafts: z.array(z.object({ saveTime: z.iso.datetime(), content: stored })),
  /** Questionnaires answered while logged in. */
  surveyAnswers: z.array(
    z.object({ survey: z.string(), language: z.string(), createTime: z.iso.datetime(), content: stored }),
  ),
});

export const OrderRecord = z.object({
  tradeNo: z.string(),
  waybillNo: z.string(),
  state: z.enum(PARCEL_STATES),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** Deleted from the list of parcels. */
  hidden: z.boolean(),
  /** Of the page it was placed on; null where that was not kept. */
  language: z.string().nullable(),
  /** Who wants no messages about it. */
  messagesStopped: z.array(z.enum(PARTIES)),
  order: stored,
  quote: stored,
  /** The price after it was weighed; null while the same weights are billed. */
  billed: stored.nullable(),
  /** The moves of its parcels; without a waybill, of all of them. */
  history: z.array(z.object({ waybillNo: z.string().nullable(), state: z.enum(PARCEL_STATES), at: z.iso.datetime() })),
  parcels: z.array(
    z.object({
      waybillNo: z.string(),
      /** Its place in the order; null once it was taken out. */
      number: z.int().nullable(),
      pieces: z.int(),
      state: z.enum(PARCEL_STATES),
      deliveryAttempts: z.int(),
      measured: Measured.nullable(),
      /** The days of delivery that were told, and why they moved; null where none were. */
      expected: KeptWindows.nullable(),
      updateTime: z.iso.datetime(),
      events: z.array(
        z.object({
          code: z.string(),
          occurredAt: z.string(),
          timeZone: z.string(),
          place: z.string(),
          countryCode: z.string().nullable(),
          reason: z.string().nullable(),
          /** A partner's own code and reason, as they came. */
          receivedCode: z.string().nullable(),
          receivedReason: z.string().nullable(),
        }),
      ),
      /** Null unless it came back: until when somebody may choose, and who chose what. */
      returned: z
        .object({
          noticedOn: z.iso.date(),
          decideBy: z.iso.date(),
          choice: z.string().nullable(),
          chosenBy: z.string().nullable(),
          chosenAt: z.iso.datetime().nullable(),
        })
        .nullable(),
      /** For compensation, the latest last; amounts are CNY fen, and the words stand in the account's enquiries. */
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
        }),
      ),
      /** Null where the courier kept nothing. `photo`: the call that answers it to its owner, below the API's address; null once it is deleted. */
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
      /** What the receiver asked for, the latest last. */
      instructions: z.array(
        z.object({
          kind: z.enum(WISHES),
          at: z.iso.datetime(),
          givenBy: z.enum(RECEIVER_ACCESS),
          replaced: z.boolean(),
          content: stored,
        }),
      ),
      /** Links that messages carried, without their tokens. */
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
export type OrderRecord = z.infer<typeof OrderRecord>;

export const AccountDataResponse = z.object({
  exportTime: z.iso.datetime(),
  /** Null on every page but the first. */
  account: AccountRecord.nullable(),
  orders: z.array(OrderRecord),
  nextCursor: z.string().nullable(),
});

const proofGiven = (proof: { password: string; verifyCode: string }) =>
  proof.password !== '' || proof.verifyCode !== '';
const proofIssue = { path: ['password'], message: 'required' };

/** The account's own name typed again, and its password or a code sent to it. */
export const CloseAccountRequest = z
  .object({
    account,
    countryCode,
    password: z.union([z.literal(''), wirePassword]).default(''),
    verifyCode: z.union([z.literal(''), verifyCode], { error: 'verifyCodeFormat' }).default(''),
    nonce: codeNonce,
  })
  .refine(proofGiven, proofIssue);
export const AccountClosedResponse = z.object({ closed: z.literal(true) });

// What the forms collect.

const typed = { account, password: z.string(), verifyCode: z.string() };
export const CloseByPasswordForm = z.object({ ...typed, password: z.string().min(1, 'required') });
export const CloseByCodeForm = z.object({ ...typed, verifyCode });
