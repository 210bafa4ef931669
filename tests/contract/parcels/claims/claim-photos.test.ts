import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { PHOTO_LIMITS } from '@/lib/market/photo-limits';
import { MAX_CLAIM_PHOTOS } from '@/lib/orders/claim-policy';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { STORED_PHOTO } from '@/lib/server/platform/photos/prepare-photo';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/time/durations';
import { createDeliveryPhoto } from '../../../fixtures/delivery-photo';
import { codeIn, lastMessage } from '../../support/steps/account-steps';
import { runOpsCommand } from '../../support/ops';
import { insertPlaces, internationalOrder } from '../../support/order-samples';
import { openPersonSession, signUp, type Person } from '../../support/people';
import { scanRow, importScanRows } from '../../support/scan-rows';
import { expectError } from '../../support/refusal';
import { onEachDatabase, type Reply } from '../../support/world';

onEachDatabase('the photo of a claim', (world) => {
  let ama: Person;
  let counter = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  /** Returns the reference of a new claim, with its order. */
  async function claimOrder(who = ama): Promise<{ order: OrderView; reference: string }> {
    const { token } = who;
    const order: OrderView = (await world().call('addInternationalOrder', internationalOrder(), { token })).body.data;
    const start = world().services.now().getTime() - HOUR_MS;
    const codes = ['PICKED_UP', 'OUT_FOR_DELIVERY', 'SIGNED'] as const;
    await importScanRows(
      world(),
      ...codes.map((code, minute) => scanRow(order.waybillNo, code, start + minute * MINUTE_MS)),
    );
    const claimInput = { id: order.id, waybillNo: order.waybillNo, kind: 'DAMAGED', message: 'The lid is broken.' };
    const reply = await world().call(
      'claimCompensation',
      { ...claimInput, amount: { currency: 'CNY', minor: 1000 } },
      { token },
    );
    return { order, reference: reply.body.data.parcels[0].claim.made.reference };
  }
  const send = (reference: string, content: Buffer | string, { token } = ama) =>
    world().call(
      'addClaimPhoto',
      { reference, content: typeof content === 'string' ? content : content.toString('base64') },
      { token },
    );
  const photosIn = ({ body }: Reply) => body.data.parcels[0].claim.made.photos;
  const view = (reference: string, number: number | string, token?: string) =>
    world().call('viewClaimPhoto', { reference, number }, { token });
  const storedPhotos = (reference: string) =>
    world().services.db.selectFrom('claim_photos').selectAll().where('reference', '=', reference).execute();
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
  /** A picture unlike any before. */
  const fresh = () => blank(100 + (counter += 1), 100);

  it('is stored without place and camera, for its account alone', async () => {
    const { order, reference } = await claimOrder();
    const photo = await createDeliveryPhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const [one, other] = await Promise.all([send(reference, photo), send(reference.toLowerCase(), photo)]);
    expect({ one: one.status, other: other.status }).toEqual({ one: 200, other: 200 });
    const orderReply = await world().call('getOrder', { id: order.id }, { token: ama.token });
    expect(photosIn(orderReply)).toMatchObject([{ number: 1, width: 480, height: 640, kept: true }]);
    const { status, headers, bytes } = await view(reference, 1, ama.token);
    expect({ status, contentType: headers.get('content-type'), cacheControl: headers.get('cache-control') }).toEqual({
      status: 200,
      contentType: 'image/jpeg',
      cacheControl: 'private, no-store',
    });
    const { format, exif, orientation } = await sharp(bytes).metadata();
    expect({ format, exif, orientation }).toEqual({ format: 'jpeg', exif: undefined, orientation: undefined });
    expect(bytes.length).toBeLessThanOrEqual(STORED_PHOTO.bytes);
    expect(Buffer.from(bytes).includes('Courierphone')).toBe(false);

    const stranger = await signUp(world());
    expectError(await view(reference, 1, stranger.token), 'notFound');
    expectError(await view(reference, 1), 'tokenMissing');
    expectError(await view(reference, 2, ama.token), 'notFound');
    expectError(await send(reference, await fresh(), stranger), 'notFound');
    expectError(await send('CL0000000000', await fresh()), 'notFound');
  });

  it('is refused if it is no small photo, and the next one is still read', async () => {
    const { reference } = await claimOrder();
    const side = Math.ceil(Math.sqrt(PHOTO_LIMITS.pixels)) + 1;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink"><image x:href="file:///etc/passwd"/></svg>`;
    const photo = await createDeliveryPhoto();
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
      .gif()
      .toBuffer();
    for (const bad of [
      Buffer.from('not an image'),
      Buffer.from(svg),
      Buffer.from('%PDF-1.7\n'),
      gif,
      photo.subarray(0, 2000),
      // Expands to more than the limit from some kilobytes.
      await blank(side, side),
    ]) {
      const reply = await send(reference, bad);
      expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'content' }] } });
      expect(reply.body.errors?.[0]?.message).toContain('JPEG, PNG');
    }
    expectError(await send(reference, 'A'.repeat(Math.ceil(PHOTO_LIMITS.bytes / 3) * 4 + 4)), 'invalid');
    expectError(await send(reference, 'A'.repeat(3_000_000)), 'bodyTooLarge');
    expectError(await send(reference, 'no base64!'), 'invalid');
    expect(await storedPhotos(reference)).toEqual([]);
    expect((await send(reference, photo)).status).toBe(200);
  });

  it('is one of five at most, and refused after the decision', async () => {
    const { reference } = await claimOrder();
    const photos = await Promise.all(Array.from({ length: MAX_CLAIM_PHOTOS + 1 }, fresh));
    for (const photo of photos.slice(0, MAX_CLAIM_PHOTOS - 1)) expect((await send(reference, photo)).status).toBe(200);
    const last = await Promise.all(photos.slice(MAX_CLAIM_PHOTOS - 1).map((photo) => send(reference, photo)));
    expect(last.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const full = last.find(({ status }) => status === 409)!;
    expect(full.body.errors).toMatchObject([{ field: 'content', message: expect.stringContaining('5 photos') }]);
    expect((await storedPhotos(reference)).map(({ number }) => number).toSorted()).toEqual([1, 2, 3, 4, 5]);

    const decided = await claimOrder();
    const decide = (state: string, ...more: string[]) =>
      runOpsCommand(world(), 'enquiries', 'decide', decided.reference, '--state', state, ...more);
    await decide('in-review');
    expect((await send(decided.reference, await fresh())).status).toBe(200);
    await decide('declined', '--reason', 'The packing was too thin.');
    expectError(await send(decided.reference, await fresh()), 'stateForbids');
  });

  it('has a limit for each account', async () => {
    const kofi = await signUp(world());
    const { reference } = await claimOrder(kofi);
    const replies: Reply[] = [];
    for (let at = 0; at < 31; at += 1) replies.push(await send(reference, Buffer.from(`no photo ${at}`), kofi));
    expect(replies.map(({ status }) => status)).toEqual([...Array<number>(30).fill(422), 429]);
    const { reference: own } = await claimOrder();
    expect((await send(own, await fresh())).status).toBe(200);
  });

  it('is exported until its retention ends', async () => {
    const [esi, kojo] = [await signUp(world()), await signUp(world())];
    const [hers, his] = [await claimOrder(esi), await claimOrder(kojo)];
    await send(hers.reference, await fresh(), esi);
    await send(his.reference, await fresh(), kojo);
    const { orders } = (await world().call('exportAccountData', {}, { token: esi.token })).body.data;
    const [record] = orders[0].parcels[0].claims[0].photos;
    const response = await fetch(`${world().origin}/api${record.photo}`, { headers: { token: esi.token } });
    expect({ status: response.status, contentType: response.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'image/jpeg',
    });

    const users = world().services.db.selectFrom('users').select('email').where('id', '=', esi.userId);
    const { email } = await users.executeTakeFirstOrThrow();
    await world().call('sendCloseCode', {}, { token: esi.token });
    const verifyCode = codeIn(lastMessage(world(), email!, /\b\d{6}\b/)?.text);
    const closing = { account: email, countryCode: 'GH', verifyCode };
    expect((await world().call('closeAccount', closing, { token: esi.token })).status).toBe(200);
    expect(await storedPhotos(hers.reference)).toEqual([]);

    const erased = await claimOrder(kojo);
    await send(erased.reference, await fresh(), kojo);
    for (const state of ['in-review', 'declined'])
      await runOpsCommand(
        world(),
        'enquiries',
        'decide',
        erased.reference,
        '--state',
        state,
        ...(state === 'declined' ? ['--reason', 'No.'] : []),
      );
    expect((await runOpsCommand(world(), 'enquiries', 'delete', erased.reference, '--yes')).code).toBe(0);
    expect(await storedPhotos(erased.reference)).toEqual([]);

    world().pass((PROOF_PHOTO_DAYS - 1) * DAY_MS);
    await sweepExpired(world().services);
    expect((await storedPhotos(his.reference))[0]!.photo).not.toBeNull();
    world().pass(2 * DAY_MS);
    await sweepExpired(world().services);
    expect((await storedPhotos(his.reference))[0]!.photo).toBeNull();
    const token = await openPersonSession(world(), kojo.userId);
    expect((await view(his.reference, 1, token)).status).toBe(404);
    expect(photosIn(await world().call('getOrder', { id: his.order.id }, { token }))).toMatchObject([{ kept: false }]);
  });
});
