import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { ProofView } from '@/lib/contract/parcels/proofs';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { STORED_PHOTO } from '@/lib/server/platform/photos/prepare-photo';
import { sweepExpired } from '@/lib/server/trust/personal-data/retention/sweep';
import { DAY_MS, HOUR_MS } from '@/lib/time/durations';
import { createDeliveryPhoto } from '../../fixtures/delivery-photo';
import { codeIn, lastMessage } from '../support/steps/account-steps';
import { withTemporaryFolder, runOpsCommand, type OpsRun } from '../support/ops';
import { insertPlaces } from '../support/order-samples';
import { openPersonSession, signUp, type Person } from '../support/people';
import {
  createLinkTo,
  placeParcelWithLink,
  placeScannedParcel,
  readLink,
  importScansOf,
  RECEIVER_TAIL,
  type PlacedParcel,
} from '../support/steps/receiver-steps';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';
import { orderSteps } from '../support/steps/order-steps';

const SIGNER = 'Kwesi Arthur';

onEachDatabase('proof of delivery', (world) => {
  let ama: Person;
  let photo: Buffer;
  let counter = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    photo = await createDeliveryPhoto();
  });

  /** Places a parcel that the courier has. */
  const underWay = (person = ama) => placeScannedParcel(world(), person, 'PICKED_UP', 'OUT_FOR_DELIVERY');
  const delivery = ({ waybillNo }: { waybillNo: string }, change: object = {}) => ({
    eventId: `proof-${(counter += 1)}`,
    waybillNo,
    code: 'SIGNED',
    occurredAt: world().services.now().toISOString(),
    place: 'Accra',
    countryCode: 'GH',
    ...change,
  });
  /** Imports lines from a folder with a photo. `rejects` are the lines of the reject file. */
  const importing = (...lines: object[]): Promise<OpsRun & { rejects: { reason: string }[] }> =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      writeFileSync(path.join(folder, 'photo.jpg'), photo);
      writeFileSync(path.join(folder, 'broken.jpg'), photo.subarray(0, 2000));
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const run = await runOpsCommand(world(), 'events', 'import', file);
      const rejects = path.join(folder, 'scans.rejects.ndjson');
      const rejectLines = existsSync(rejects) ? readFileSync(rejects, 'utf8').trimEnd().split('\n') : [];
      return { ...run, rejects: rejectLines.map((line) => JSON.parse(line)) };
    });
  const { readOrder } = orderSteps(world, () => ama);
  const proofOf = async (order: { id: string }): Promise<ProofView | undefined> =>
    (await readOrder(order)).parcels[0]!.proof;
  const view = ({ waybillNo }: { waybillNo: string }, token?: string) =>
    world().call('viewProof', { waybillNo }, { token });
  const viewByLink = (token: string) => world().call('viewProofOfLink', { token });
  const codeFor = async ({ token }: PlacedParcel) => (await readLink(world(), token)).handoverCode!;
  const tailOf = async ({ waybillNo }: PlacedParcel) =>
    (await world().call('openParcel', { waybillNo, phoneTail: RECEIVER_TAIL })).body.data.token as string;

  it('has the scan’s data for the parcel’s owner and the holder of the receiver’s link', async () => {
    const parcel = await underWay();
    const before = await readLink(world(), parcel.token);
    expect(before.proof).toBeUndefined();
    const line = delivery(parcel, {
      signedBy: ' Kwesi\u202E \u0007Arthur ',
      handoverCode: before.handoverCode,
      photo: 'photo.jpg',
    });
    const run = await importing(line);
    expect(run).toMatchObject({ code: 0, err: [], rejects: [] });
    expect(run.out).toContain(
      '1 proof of delivery stored, 1 with the right code, 0 with a wrong one; 0 not stored, because no account has the parcel.',
    );
    const until = new Date(Date.parse(line.occurredAt) + PROOF_PHOTO_DAYS * DAY_MS).toISOString();
    const proof = {
      signedBy: SIGNER,
      at: line.occurredAt,
      timeZone: 'Africa/Accra',
      withCode: true,
      photo: { width: 480, height: 640, until, kept: true },
    };
    expect(await proofOf(parcel)).toEqual(proof);
    const linked = await readLink(world(), parcel.token);
    expect(linked.proof).toEqual(proof);
    expect(linked.handoverCode).toBeUndefined();

    for (const { status, headers, bytes } of [await view(parcel, ama.token), await viewByLink(parcel.token)]) {
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      });
      const { format, width, height, exif, orientation } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 480, height: 640 });
      expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
      expect(bytes.length).toBeLessThanOrEqual(STORED_PHOTO.bytes);
    }

    // A repeated line does not change the first value, and a later scan adds only missing ones.
    expect((await importing(line)).out[0]).toBe('1 line: 0 events stored, 1 already known, 0 rejected.');
    await importing(delivery(parcel, { signedBy: 'Somebody Else', handoverCode: '0000x', photo: 'photo.jpg' }));
    expect(await proofOf(parcel)).toEqual(proof);
    const rows = world().services.db.selectFrom('proofs').select('waybill_no');
    expect(await rows.where('waybill_no', '=', parcel.waybillNo).execute()).toHaveLength(1);
  });

  it('is hidden from strangers, four digits, the public and the sender’s link', async () => {
    const parcel = await underWay();
    await importing(delivery(parcel, { signedBy: SIGNER, photo: 'photo.jpg' }));
    const stranger = await signUp(world());
    const tail = await tailOf(parcel);
    const bySender = await createLinkTo(world(), parcel.waybillNo, 'sender');
    const { notFound, tokenMissing, linkEnded } = ERRORS;
    for (const [reply, error] of [
      [await view(parcel, stranger.token), notFound],
      [await view({ waybillNo: formatWaybill(Buffer.from('nobodys-'), 'GH') }, ama.token), notFound],
      [await view({ waybillNo: 'x' }, ama.token), notFound],
      [await view(parcel), tokenMissing],
      [await viewByLink(tail), notFound],
      [await viewByLink(bySender), notFound],
      [await viewByLink('zzzzzzzzz'), linkEnded],
    ] as const) {
      expectRefusal(reply, error.status, error.code);
    }
    const { waybillNo } = parcel;
    const output = JSON.stringify([
      await readLink(world(), tail),
      await readLink(world(), bySender),
      (await world().call('queryTrack', { waybillNos: [waybillNo] })).body,
      (await world().call('getExpressTrackDetails', { waybillNo, phoneTail: RECEIVER_TAIL })).body,
    ]);
    expect(output).not.toContain(SIGNER);
    expect(output).not.toContain('"proof"');
    expect((await viewByLink(parcel.token)).status).toBe(200);
  });

  describe('the code for the handover', () => {
    it('is sent to the receiver only, until the handover', async () => {
      const parcel = await placeParcelWithLink(world(), ama);
      const code = await codeFor(parcel);
      expect(code).toMatch(/^\d{4}$/);
      await importScansOf(world(), parcel, 'PICKED_UP', 'OUT_FOR_DELIVERY');
      expect(await codeFor(parcel)).toBe(code);
      const others = [await tailOf(parcel), await createLinkTo(world(), parcel.waybillNo, 'sender')];
      for (const token of others) expect(await readLink(world(), token)).not.toHaveProperty('handoverCode');
      expect(JSON.stringify(await readOrder(parcel))).not.toContain('handoverCode');
      await importScansOf(world(), parcel, 'DELIVERY_FAILED', 'RETURNED');
      expect(await readLink(world(), parcel.token)).not.toHaveProperty('handoverCode');
    });

    it('is reported to the operator if wrong, and the delivery is still imported', async () => {
      const [wrong, arabic] = [await underWay(), await underWay()];
      const right = await codeFor(wrong);
      const other = right === '0000' ? '0001' : '0000';
      const digits = [...(await codeFor(arabic))].map((digit) => String.fromCharCode(0x660 + Number(digit))).join('');
      const run = await importing(
        delivery(wrong, { signedBy: SIGNER, handoverCode: other }),
        delivery(arabic, { handoverCode: digits }),
      );
      expect(run.code).toBe(0);
      expect(run.err).toEqual([
        `line 1: the handover code of ${wrong.waybillNo} is wrong: the delivery was stored without it`,
      ]);
      expect(run.out).toContain(
        '2 proofs of delivery stored, 1 with the right code, 1 with a wrong one; 0 not stored, because no account has the parcel.',
      );
      expect(await readOrder(wrong)).toMatchObject({ state: 'SIGNED', parcels: [{ proof: { withCode: false } }] });
      expect(await proofOf(arabic)).toMatchObject({ withCode: true, signedBy: null, photo: null });
    });
  });

  it('rejects a line with an unusable photo until it is corrected', async () => {
    const parcel = await underWay();
    const line = delivery(parcel, { signedBy: SIGNER, photo: 'broken.jpg' });
    const run = await importing(
      line,
      { ...line, photo: '../photo.jpg' },
      { ...line, photo: '/etc/passwd' },
      { ...line, photo: 'none.jpg' },
      { ...line, photo: 'scans.ndjson' },
      { ...line, code: 'OUT_FOR_DELIVERY' },
      { ...line, signedBy: 'x'.repeat(81) },
    );
    expect(run.code).toBe(1);
    expect(run.rejects.map(({ reason }) => reason)).toEqual([
      'photo cannot be read as JPEG, PNG, WebP or HEIC',
      'photo is outside the folder of the file',
      'photo is outside the folder of the file',
      'photo does not exist',
      'photo cannot be read as JPEG, PNG, WebP or HEIC',
      'signedBy and handoverCode are allowed only with SIGNED, photo also with DELIVERY_FAILED',
      'signedBy is longer than 80 characters',
    ]);
    expect((await readOrder(parcel)).state).toBe('OUT_FOR_DELIVERY');
    expect((await importing({ ...line, photo: 'photo.jpg' })).code).toBe(0);
    expect((await readOrder(parcel)).state).toBe('SIGNED');
    expect(await proofOf(parcel)).toMatchObject({ signedBy: SIGNER, photo: { kept: true } });
  });

  it('waits for the route of an early delivery, and is not stored without an order', async () => {
    const parcel = await placeParcelWithLink(world(), ama);
    const stray = { waybillNo: formatWaybill(Buffer.from('strayed-'), 'GH') };
    const at = (hour: number) => new Date(Date.parse(parcel.createTime) + hour * HOUR_MS).toISOString();
    const run = await importing(
      delivery(parcel, { signedBy: SIGNER, photo: 'photo.jpg', occurredAt: at(3) }),
      delivery(stray, { signedBy: SIGNER }),
    );
    expect(run.out).toContain(
      '1 proof of delivery stored, 0 with the right code, 0 with a wrong one; 1 not stored, because no account has the parcel.',
    );
    expect(await proofOf(parcel)).toBeUndefined();
    expect((await view(parcel, ama.token)).status).toBe(404);
    await importing(
      delivery(parcel, { code: 'PICKED_UP', occurredAt: at(1) }),
      delivery(parcel, { code: 'OUT_FOR_DELIVERY', occurredAt: at(2) }),
    );
    expect(await proofOf(parcel)).toMatchObject({ signedBy: SIGNER, at: at(3) });
    expect((await view(parcel, ama.token)).status).toBe(200);
  });

  it('is in the owner’s data with the call for the photo, and is deleted with the account', async () => {
    const esi = await signUp(world());
    const parcel = await underWay(esi);
    await importing(delivery(parcel, { signedBy: SIGNER, photo: 'photo.jpg' }));
    const { orders } = (await world().call('exportAccountData', {}, { token: esi.token })).body.data;
    const { proof } = orders[0].parcels[0];
    expect(proof).toMatchObject({ signedBy: SIGNER, withCode: false, timeZone: 'Africa/Accra' });
    const { origin } = world();
    const response = await fetch(`${origin}/api${proof.photo}`, { headers: { token: esi.token } });
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
    expect((await viewByLink(parcel.token)).status).toBe(404);
    const late = await importing(delivery(parcel, { signedBy: SIGNER, photo: 'photo.jpg' }));
    expect(late.out.at(-1)).toMatch(/^0 proofs of delivery stored.* 1 not stored/);
    expect(await readLink(world(), parcel.token)).not.toHaveProperty('proof');
  });

  it('loses only its photo after its days', async () => {
    const parcel = await underWay();
    await importing(delivery(parcel, { signedBy: SIGNER, photo: 'photo.jpg' }));
    const storedProof = () =>
      world()
        .services.db.selectFrom('proofs')
        .select(['photo', 'signed_by'])
        .where('waybill_no', '=', parcel.waybillNo)
        .executeTakeFirstOrThrow();
    world().pass((PROOF_PHOTO_DAYS - 1) * DAY_MS);
    await sweepExpired(world().services);
    expect((await storedProof()).photo).not.toBeNull();
    world().pass(2 * DAY_MS);
    const token = await openPersonSession(world(), ama.userId);
    expect((await view(parcel, token)).status).toBe(404);
    await sweepExpired(world().services);
    expect(await storedProof()).toEqual({ photo: null, signed_by: SIGNER });
    const { parcels } = await readOrder(parcel, { ...ama, token });
    expect(parcels[0]!.proof).toMatchObject({ signedBy: SIGNER, photo: { kept: false, width: 480 } });
    // No new photo replaces a deleted one.
    await importing(delivery(parcel, { photo: 'photo.jpg' }));
    expect((await storedProof()).photo).toBeNull();
  });
});
