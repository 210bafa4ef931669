import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { storeEvidence } from '@/lib/server/parcels/attempts/attempt-store';
import { createParcelLink } from '@/lib/server/parcels/receiver/links/create-parcel-link';
import { importScans } from '@/lib/server/parcels/tracking/import-scans';
import { scanKey } from '@/lib/server/parcels/tracking/tracking-store';
import { HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { createDeliveryPhoto } from '../../../fixtures/delivery-photo';
import type { JourneyCall, Journey } from './journey';
import { internationalOrder, partySample } from '../order-samples';
import { scanRow, importScanRows } from '../scan-rows';
import type { World } from '../world';

/** Scans of a parcel in Ghana during the last hour, a minute apart. */
const scansOf = ({ services }: World, waybillNo: string, codes: readonly ScanCode[]) => {
  const anHourAgo = services.now().getTime() - HOUR_MS;
  return codes.map((code, minute) => scanRow(waybillNo, code, anHourAgo + minute * MINUTE_MS));
};

/** A photo that is stored as it is. */
const PHOTO = {
  photo_width: 1,
  photo_height: 1,
  photo_until: '2999-01-01T00:00:00.000Z',
  photo: Buffer.from([0xff, 0xd8, 0xff, 0xd9]),
};

/**
 * Returns two parcels. The sender destroys one and claims compensation for the other. The receiver disputes an attempt
 * and has the other parcel stored.
 */
export async function walkReturns(
  world: World,
  { go, secrets }: Journey & { go: JourneyCall },
  orders: readonly OrderView[],
  token: string,
) {
  const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DAMAGED', 'DELIVERY_FAILED', 'RETURNED'] as const;
  const { db } = world.services;
  await importScanRows(world, ...orders.flatMap(({ waybillNo }) => scansOf(world, waybillNo, codes)));
  const [one, other] = orders as [OrderView, OrderView];
  await go('chooseReturn', { id: one.id, waybillNo: one.waybillNo, choice: 'DESTROY' }, token);
  const link = await createParcelLink(world.services, db, {
    waybillNo: other.waybillNo,
    party: 'receiver',
    language: 'en',
    country: 'GH',
  });
  const words = 'The chandelier is in splinters.';
  const amount = { currency: 'CNY', minor: 100 };
  const claim = { id: other.id, waybillNo: other.waybillNo, kind: 'DAMAGED', message: words, amount };
  const claimReply = await go('claimCompensation', claim, token);
  const { reference } = claimReply.parcels[0].claim.made;
  const content = (await createDeliveryPhoto()).toString('base64');
  await go('addClaimPhoto', { reference, content }, token);
  await go('viewClaimPhoto', { reference, number: 1 }, token);
  const linkToken = link.split('/').at(-1)!;
  const { dispute } = await go('readParcelOfLink', { token: linkToken });
  const complaint = 'Nobody rang the bell on Tuesday.';
  const { attemptAt } = dispute;
  await storeEvidence(db, {
    waybill_no: other.waybillNo,
    attempt_at: attemptAt,
    attempted_at: attemptAt,
    time_zone: 'Africa/Accra',
    latitude: 5.604,
    longitude: -0.187,
    called: 1,
    ...PHOTO,
  });
  await go('viewAttempt', { waybillNo: other.waybillNo, attemptAt }, token);
  await go('viewAttemptOfLink', { token: linkToken, attemptAt });
  await go('disputeAttempt', { token: linkToken, attemptAt: dispute.attemptAt, text: complaint });
  await go('chooseReturnByLink', { token: linkToken, choice: 'SHELVE' });
  secrets.push(linkToken, words, complaint);
}

/** Returns a parcel in a market whose warehouse sends parcels on. Its sender sends it on. */
export async function walkSendOn(world: World, { go, secrets }: Journey & { go: JourneyCall }, token: string) {
  const { id, waybillNo } = (await world.call('addInternationalOrder', internationalOrder('KE'), { token })).body.data;
  await importScanRows(
    world,
    ...scansOf(world, waybillNo, ['PICKED_UP', 'OUT_FOR_DELIVERY', 'DELIVERY_FAILED', 'RETURNED']),
  );
  const sendOnReply = await go('openSendOn', { id, waybillNo }, token);
  const wish = { token: sendOnReply.token, receiver: partySample('KE', 'Wambui Njoroge'), cashOnDelivery: null };
  const { token: quoteToken } = await go('priceSendOn', wish);
  await go('sendOn', { ...wish, quoteToken });
  secrets.push(sendOnReply.token, wish.receiver.name);
}

/** Delivers a parcel with a signature, a code and a photo. Its sender and its receiver view the proof. */
export async function walkProof(
  world: World,
  { go, secrets }: Journey & { go: JourneyCall },
  { waybillNo }: OrderView,
  token: string,
) {
  const { services } = world;
  const scans = scansOf(world, waybillNo, ['PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED']);
  const lastScan = scans.at(-1)!;
  const row = {
    waybill_no: waybillNo,
    signed_by: 'Kojo Antwi',
    signed_at: lastScan.occurred_at,
    time_zone: lastScan.time_zone,
    with_code: 1,
    ...PHOTO,
  };
  await importScans(services.db, scans, services.now(), {
    proofs: new Map([[scanKey(lastScan), { row, isCodeRight: true }]]),
    attempts: new Map(),
  });
  await go('viewProof', { waybillNo }, token);
  const link = await createParcelLink(services, services.db, {
    waybillNo,
    party: 'receiver',
    language: 'en',
    country: 'GH',
  });
  const linkToken = link.split('/').at(-1)!;
  await go('viewProofOfLink', { token: linkToken });
  secrets.push(row.signed_by, linkToken);
}
