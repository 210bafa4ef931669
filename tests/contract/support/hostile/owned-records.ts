import { randomUUID } from 'node:crypto';
import { randomId } from '@/lib/http/random-id';
import { formatTradeNo } from '@/lib/parcel/trade-number';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { createDeliveryPhoto } from '../../../fixtures/delivery-photo';
import type { Database } from '@/lib/server/platform/db/open';
import { upsertDraft } from '@/lib/server/accounts/form-drafts/draft-store';
import { insertPasskey } from '@/lib/server/accounts/passkeys/passkey-store';
import { enqueueEntries } from '@/lib/server/messaging/queue/queue-store';
import { eventEntry } from '@/lib/server/accounts/webhooks/enqueue-events';
import { sampleEvent } from '@/lib/server/accounts/webhooks/sample-events';
import { findSendableWebhook } from '@/lib/server/accounts/webhooks/webhook-store';
import { type PageCursor } from '@/lib/server/platform/page-cursor';
import { deliverParcel, orderWithCollection, payOut } from '../steps/collection-steps';
import { internationalOrder, phoneOf, placesOf } from '../order-samples';
import type { Person } from '../people';
import type { World } from '../world';

export interface OwnOrder extends PageCursor {
  tradeNo: string;
  waybillNo: string;
}

/** Ids of one account's records, or of records that do not exist. */
export interface OwnedRecords {
  userId: string;
  account: string;
  addressId: string;
  sessionId: string;
  passkeyId: string;
  keyId: string;
  webhookId: string;
  deliveryId: string;
  draftKey: string;
  payoutId: string;
  claimReference: string;
  waiting: OwnOrder;
  cancelled: OwnOrder;
}

const randomBytes = () => crypto.getRandomValues(new Uint8Array(16));
const unknownOrder = (): OwnOrder => ({
  id: randomUUID(),
  createdAt: '2026-01-01T00:00:00.000Z',
  tradeNo: formatTradeNo(randomBytes()),
  waybillNo: formatWaybill(randomBytes(), 'GH'),
});

export const unknownRecords = (): OwnedRecords => ({
  userId: randomUUID(),
  account: `${randomUUID()}@example.com`,
  addressId: randomUUID(),
  sessionId: randomUUID(),
  passkeyId: randomUUID(),
  keyId: randomUUID(),
  webhookId: randomUUID(),
  deliveryId: randomUUID(),
  draftKey: randomId(),
  payoutId: 'PO000000000000',
  claimReference: 'CL0000000000',
  waiting: unknownOrder(),
  cancelled: unknownOrder(),
});

/** A request to add an entry to the address book. */
export const addressSample = {
  name: 'Efua Sutherland',
  phone: phoneOf('GH'),
  ...placesOf('GH'),
  street: '3 Harmattan Lane',
};

/** A claim for one lost parcel. */
export const claimOf = ({ id, waybillNo }: Pick<OwnOrder, 'id' | 'waybillNo'>) => ({
  id,
  waybillNo,
  kind: 'LOST',
  message: 'Nothing has come.',
  amount: { currency: 'CNY', minor: 100 },
});

/** Stores a form draft. Returns its key. */
export async function insertFormDraft(db: Database, userId: string): Promise<string> {
  const key = randomId();
  const saved_at = new Date().toISOString();
  await upsertDraft(db, { user_id: userId, draft_key: key, data: '{"typed":"draft"}', order_id: null, saved_at });
  return key;
}

/** Stores a passkey that no authenticator has. Returns its id. */
async function storePasskey(db: Database, userId: string): Promise<string> {
  const id = randomUUID();
  await insertPasskey(db, {
    id,
    user_id: userId,
    credential_id: randomId(),
    rp_id: 'localhost',
    public_key: 'AA',
    counter: 0,
    transports: '',
    name: '',
    browser: 'other',
    system: 'other',
    created_at: new Date().toISOString(),
    last_used_at: null,
  });
  return id;
}

/** Creates a webhook, and a delivery to it that is due in 2999. Returns their ids. */
async function createWebhook({ call, services }: World, token: string) {
  const webhookInput = { url: 'https://shop.invalid/hooks', mode: 'live', events: ['parcel.returned'] };
  const { id: webhookId } = (await call('createWebhook', webhookInput, { token })).body.data;
  const now = services.now();
  const webhook = (await findSendableWebhook(services.db, webhookId))!;
  const entry = eventEntry(webhook, sampleEvent('parcel.returned', now), now);
  const [deliveryId] = await enqueueEntries(services.db, [{ ...entry, dueAt: new Date('2999-01-01') }], now);
  return { webhookId: webhookId as string, deliveryId: deliveryId! };
}

/** Creates one record of each kind for an account. */
export async function createOwnedRecords(world: World, { userId, token }: Person): Promise<OwnedRecords> {
  const { call, services } = world;
  const place = async () => (await call('addInternationalOrder', internationalOrder(), { token })).body.data;
  const [waiting, cancelled] = [await place(), await place()];
  await call('cancelOrder', { id: cancelled.id }, { token });
  const entry = await call('addAddress', addressSample, { token });
  const sessions = await call('listSessions', {}, { token });
  const key = await call('createApiKey', { name: 'Shop', mode: 'live', scopes: ['orders'] }, { token });
  const draftKey = await insertFormDraft(services.db, userId);
  const { webhookId, deliveryId } = await createWebhook(world, token);
  const orderReply = await call('addInternationalOrder', orderWithCollection(50_000), { token });
  await deliverParcel(world, orderReply.body.data.waybillNo);
  const payoutId = await payOut(world, userId);
  const damaged = { ...claimOf(orderReply.body.data), kind: 'DAMAGED' };
  const claimReply = await call('claimCompensation', damaged, { token });
  const claimReference: string = claimReply.body.data.parcels[0].claim.made.reference;
  const content = (await createDeliveryPhoto()).toString('base64');
  await call('addClaimPhoto', { reference: claimReference, content }, { token });
  const users = services.db.selectFrom('users').select('email').where('id', '=', userId);
  const { email } = await users.executeTakeFirstOrThrow();
  return {
    userId,
    account: email!,
    addressId: entry.body.data.id,
    sessionId: sessions.body.data.items[0].id,
    passkeyId: await storePasskey(services.db, userId),
    keyId: key.body.data.id,
    webhookId,
    deliveryId,
    draftKey,
    payoutId,
    claimReference,
    waiting: { ...waiting, createdAt: waiting.createTime },
    cancelled: { ...cancelled, createdAt: cancelled.createTime },
  };
}
