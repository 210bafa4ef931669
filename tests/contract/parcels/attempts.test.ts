import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { ERRORS } from '@/lib/contract/error-codes';
import type { AttemptView } from '@/lib/contract/parcels/attempts';
import { PROOF_PHOTO_DAYS } from '@/lib/parcel/proof-of-delivery';
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
  placeScannedParcel,
  readLink,
  importScansOf,
  RECEIVER_TAIL,
} from '../support/steps/receiver-steps';
import { onEachDatabase } from '../support/world';
import { expectRefusal } from '../support/refusal';

/** A door in Accra, and the same position as we store it. */
const DOOR = { latitude: 5.6037168, longitude: -0.1869644 };
const STREET = { latitude: 5.604, longitude: -0.187 };

onEachDatabase('evidence of a failed attempt', (world) => {
  let ama: Person;
  let photo: Buffer;
  let counter = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
    photo = await createDeliveryPhoto();
  });

  const underWay = (person = ama) => placeScannedParcel(world(), person, 'PICKED_UP', 'OUT_FOR_DELIVERY');
  const ago = (milliseconds: number) => new Date(world().services.now().getTime() - milliseconds).toISOString();
  const attempt = ({ waybillNo }: { waybillNo: string }, change: object = {}) => ({
    eventId: `attempt-${(counter += 1)}`,
    waybillNo,
    code: 'DELIVERY_FAILED',
    reason: 'NOBODY_THERE',
    occurredAt: ago(0),
    place: 'Accra',
    countryCode: 'GH',
    ...change,
  });
  const importing = (...lines: object[]): Promise<OpsRun & { rejects: string[] }> =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      writeFileSync(path.join(folder, 'door.jpg'), photo);
      writeFileSync(path.join(folder, 'broken.jpg'), photo.subarray(0, 2000));
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      const run = await runOpsCommand(world(), 'events', 'import', file);
      const rejects = path.join(folder, 'scans.rejects.ndjson');
      const rejectLines = existsSync(rejects) ? readFileSync(rejects, 'utf8').trimEnd().split('\n') : [];
      return { ...run, rejects: rejectLines.map((line) => JSON.parse(line).reason) };
    });
  const attemptsOf = async ({ id }: { id: string }, { token } = ama): Promise<AttemptView[] | undefined> =>
    (await world().call('getOrder', { id }, { token })).body.data.parcels[0].attempts;
  const view = ({ waybillNo }: { waybillNo: string }, attemptAt: string, token?: string) =>
    world().call('viewAttempt', { waybillNo, attemptAt }, { token });
  const viewByLink = (token: string, attemptAt: string) => world().call('viewAttemptOfLink', { token, attemptAt });

  it('is shown to the account, the receiver and the office, with a rounded position', async () => {
    const parcel = await underWay();
    const line = attempt(parcel, { attemptedAt: ago(HOUR_MS), position: DOOR, called: true, photo: 'door.jpg' });
    const run = await importing(line);
    expect(run).toMatchObject({ code: 0, err: [], rejects: [] });
    expect(run.out).toContain('evidence of 1 failed attempt stored; 0 not stored, because no account has the parcel.');
    const until = new Date(Date.parse(line.occurredAt) + PROOF_PHOTO_DAYS * DAY_MS).toISOString();
    const attemptView: AttemptView = {
      attemptAt: line.occurredAt,
      timeZone: 'Africa/Accra',
      position: STREET,
      called: true,
      at: new Date(Date.parse(line.occurredAt) - HOUR_MS).toISOString(),
      photo: { width: 480, height: 640, until, kept: true },
    };
    expect(await attemptsOf(parcel)).toEqual([attemptView]);
    const linked = await readLink(world(), parcel.token);
    expect(linked.attempts).toEqual([attemptView]);
    expect(linked.dispute?.attemptAt).toBe(attemptView.attemptAt);
    const rows = await world().services.db.selectFrom('attempt_evidence').selectAll().execute();
    expect(JSON.stringify(rows.map(({ photo: _, ...row }) => row))).not.toContain('5.6037');

    for (const reply of [
      await view(parcel, attemptView.attemptAt, ama.token),
      await viewByLink(parcel.token, attemptView.attemptAt),
    ]) {
      expect({ status: reply.status, cacheControl: reply.headers.get('cache-control') }).toEqual({
        status: 200,
        cacheControl: 'private, no-store',
      });
      const { format, width, height, exif } = await sharp(reply.bytes).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 480, height: 640, exif: undefined });
      expect(reply.bytes.length).toBeLessThanOrEqual(STORED_PHOTO.bytes);
      expect(Buffer.from(reply.bytes).includes('Courierphone')).toBe(false);
    }

    const { cases } = (await world().call('disputeAttempt', { token: parcel.token, attemptAt: attemptView.attemptAt }))
      .body.data;
    await withTemporaryFolder(async (folder) => {
      const { reference } = cases[0];
      const showRun = await runOpsCommand(world(), 'cases', 'show', reference, '--photos', folder);
      expect(JSON.parse(showRun.out[0]!)).toMatchObject({ kind: 'DISPUTE', reference, evidence: attemptView });
      expect((await sharp(path.join(folder, `${reference}-1.jpg`)).metadata()).format).toBe('jpeg');
    });
  });

  it('is hidden from strangers, four digits, the public and the sender’s link', async () => {
    const parcel = await underWay();
    const line = attempt(parcel, { position: DOOR, called: false, photo: 'door.jpg' });
    await importing(line);
    const stranger = await signUp(world());
    const { waybillNo } = parcel;
    const tail = (await world().call('openParcel', { waybillNo, phoneTail: RECEIVER_TAIL })).body.data.token as string;
    const bySender = await createLinkTo(world(), waybillNo, 'sender');
    const { notFound, tokenMissing, linkEnded } = ERRORS;
    for (const [reply, error] of [
      [await view(parcel, line.occurredAt, stranger.token), notFound],
      [await view(parcel, ago(DAY_MS), ama.token), notFound],
      [await view({ waybillNo: 'x' }, line.occurredAt, ama.token), notFound],
      [await view(parcel, line.occurredAt), tokenMissing],
      [await viewByLink(tail, line.occurredAt), notFound],
      [await viewByLink(bySender, line.occurredAt), notFound],
      [await viewByLink('zzzzzzzzz', line.occurredAt), linkEnded],
    ] as const)
      expectRefusal(reply, error.status, error.code);
    const output = JSON.stringify([
      await readLink(world(), tail),
      await readLink(world(), bySender),
      (await world().call('queryTrack', { waybillNos: [waybillNo] })).body,
      (await world().call('getExpressTrackDetails', { waybillNo, phoneTail: RECEIVER_TAIL })).body,
    ]);
    for (const part of ['"attempts":[', '"position"', String(STREET.latitude)]) expect(output).not.toContain(part);
  });

  it('is refused with its reason where it cannot be right, and the parcel does not move', async () => {
    const parcel = await underWay();
    const line = attempt(parcel, { photo: 'broken.jpg' });
    const run = await importing(
      line,
      { ...line, photo: '../door.jpg' },
      { ...line, photo: 'door.jpg', signedBy: 'Kwesi' },
      { ...line, photo: undefined, attemptedAt: ago(-HOUR_MS) },
      { ...line, photo: undefined, attemptedAt: ago(25 * HOUR_MS) },
      { ...line, photo: undefined, position: { latitude: 0, longitude: 0 } },
      { ...line, photo: undefined, position: { latitude: 91, longitude: 0 } },
      { ...line, photo: undefined, called: 'yes' },
      { ...line, photo: undefined, code: 'SIGNED', reason: undefined, called: true },
      { ...line, code: 'OUT_FOR_DELIVERY', reason: undefined },
    );
    expect(run.code).toBe(1);
    expect(run.rejects).toEqual([
      'photo cannot be read as JPEG, PNG, WebP or HEIC',
      'photo is outside the folder of the file',
      'signedBy and handoverCode are allowed only with SIGNED, photo also with DELIVERY_FAILED',
      'attemptedAt is after occurredAt',
      'attemptedAt is more than 24 hours before occurredAt',
      'position is not a position',
      'position.latitude is above 90',
      'called is not true or false',
      'attemptedAt, position and called are allowed only with DELIVERY_FAILED',
      'signedBy and handoverCode are allowed only with SIGNED, photo also with DELIVERY_FAILED',
    ]);
    expect(await attemptsOf(parcel)).toBeUndefined();
    expect((await readLink(world(), parcel.token)).track.state).toBe('OUT_FOR_DELIVERY');
  });

  it('is completed by a later scan and never replaced', async () => {
    const parcel = await underWay();
    const line = attempt(parcel, { called: true });
    await importing(line, line);
    await importing(attempt(parcel, { occurredAt: line.occurredAt, called: false, position: DOOR, photo: 'door.jpg' }));
    const [one, ...others] = (await attemptsOf(parcel))!;
    expect(others).toEqual([]);
    expect(one).toMatchObject({ called: true, position: STREET, photo: { kept: true } });
  });

  it('is exported until its retention ends', async () => {
    const [esi, kojo] = [await signUp(world()), await signUp(world())];
    const [hers, his] = [await underWay(esi), await underWay(kojo)];
    for (const parcel of [hers, his]) {
      await importing(attempt(parcel, { position: DOOR, photo: 'door.jpg' }));
      world().pass(12 * HOUR_MS);
      await importScansOf(world(), parcel, 'OUT_FOR_DELIVERY', 'SIGNED');
    }
    const { orders } = (await world().call('exportAccountData', {}, { token: esi.token })).body.data;
    const [record] = orders[0].parcels[0].attempts;
    expect(record).toMatchObject({ position: STREET, called: null });
    const response = await fetch(`${world().origin}/api${record.photo}`, { headers: { token: esi.token } });
    expect({ status: response.status, contentType: response.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'image/jpeg',
    });

    const storedAttempts = (waybill: string) =>
      world().services.db.selectFrom('attempt_evidence').selectAll().where('waybill_no', '=', waybill).execute();
    const users = world().services.db.selectFrom('users').select('email').where('id', '=', esi.userId);
    const { email } = await users.executeTakeFirstOrThrow();
    await world().call('sendCloseCode', {}, { token: esi.token });
    const verifyCode = codeIn(lastMessage(world(), email!, /\b\d{6}\b/)?.text);
    const closing = { account: email, countryCode: 'GH', verifyCode };
    expect((await world().call('closeAccount', closing, { token: esi.token })).status).toBe(200);
    expect(await storedAttempts(hers.waybillNo)).toEqual([]);
    const late = await importing(attempt(hers, { called: true }));
    expect(late.out.at(-1)).toMatch(/^evidence of 0 failed attempts stored; 1 not stored/);

    const at = (await storedAttempts(his.waybillNo))[0]!.attempt_at;
    const until = Date.parse(at) + PROOF_PHOTO_DAYS * DAY_MS - world().services.now().getTime();
    world().pass(until - HOUR_MS);
    await sweepExpired(world().services);
    expect((await storedAttempts(his.waybillNo))[0]!.photo).not.toBeNull();
    world().pass(HOUR_MS);
    const token = await openPersonSession(world(), kojo.userId);
    expect((await view(his, at, token)).status).toBe(404);
    await sweepExpired(world().services);
    expect((await storedAttempts(his.waybillNo))[0]!.photo).toBeNull();
    expect(await attemptsOf(his, { ...kojo, token })).toMatchObject([{ position: STREET, photo: { kept: false } }]);
    world().pass(DAY_MS);
    await sweepExpired(world().services);
    expect(await storedAttempts(his.waybillNo)).toEqual([]);
  });
});
