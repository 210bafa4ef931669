import { beforeAll, expect, it } from 'vitest';
import { ParcelOfLink } from '@/lib/contract/parcels/instructions';
import errors from '@/messages/en/errors.json';
import { DAY_MS, HOUR_MS } from '@/lib/time/durations';
import { codeIn, lastMessage, onlyError } from '../../support/steps/account-steps';
import { insertPlaces, partySample } from '../../support/order-samples';
import { signUp, type Person } from '../../support/people';
import {
  sendInstruction,
  createLinkTo,
  RECEIVER_MAIL,
  NOTE_INSTRUCTION,
  placeParcelWithLink,
  readLink,
  importScansOf,
  RECEIVER_TAIL,
} from '../../support/steps/receiver-steps';
import { expectError } from '../../support/refusal';
import { onEachDatabase } from '../../support/world';
import { whileReplaced } from '../../support/with-restore';

const ARRIVED = ['PICKED_UP', 'FLIGHT_ARRIVED'] as const;

onEachDatabase('a choice of the receiver', (world) => {
  let ama: Person;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });
  const place = () => placeParcelWithLink(world(), ama);
  /** Places a parcel that has reached the receiver's country. */
  const arrivedParcel = async () => {
    const parcel = await place();
    await importScansOf(world(), parcel, ...ARRIVED);
    return parcel;
  };
  const storedChoices = (waybill: string) =>
    world()
      .services.db.selectFrom('instructions')
      .selectAll()
      .where('waybill_no', '=', waybill)
      .orderBy('number')
      .execute();
  const publicly = async (waybillNo: string) =>
    (await world().call('queryTrack', { waybillNos: [waybillNo] })).body.data.inTransit[0].instructions;
  const open = async (waybillNo: string) =>
    (await world().call('openParcel', { waybillNo, phoneTail: RECEIVER_TAIL })).body.data.token as string;

  it('is shown by the link of a message, which changes nothing', async () => {
    const { waybillNo, token } = await arrivedParcel();
    const linkView = ParcelOfLink.strict().parse(await readLink(world(), token.toUpperCase()));
    expect(linkView).toMatchObject({
      countryCode: 'GH',
      language: 'en',
      access: 'link',
      senderName: 'Test Trading',
      receiverName: 'Ama Serwaa Boateng',
      goods: ['Cotton shirts'],
      may: ['ready', 'day', 'site', 'person', 'refuse', 'note'],
      withCode: [],
      reach: [],
      version: 0,
      track: { waybillNo, state: 'IN_TRANSIT' },
    });
    expect(linkView.days.length).toBeGreaterThan(1);
    expect(linkView.sites.length).toBeGreaterThan(2);
    expect(await storedChoices(waybillNo)).toEqual([]);
    // In the reader's language.
    expect((await readLink(world(), token, 'fr')).track.events[0]!.description).not.toBe(
      linkView.track.events[0]!.description,
    );
  });

  it('reveals nothing of other parcels to a receiver', async () => {
    const { token } = await arrivedParcel();
    const output = JSON.stringify(await readLink(world(), token));
    const sender = partySample('CN', 'Li Wei');
    for (const secret of [sender.phone, sender.name, ama.userId]) expect(output).not.toContain(secret);
  });

  it('returns the same response for an unknown, malformed or expired token', async () => {
    const { id, token } = await place();
    const tokens = ['zzzzzzzzz', '', '../../x', 'O0O0O0O0O', `${token}2`];
    const replies = await Promise.all(tokens.map((each) => world().call('readParcelOfLink', { token: each || ' ' })));
    for (const reply of replies) expectError(reply, 'linkEnded');
    await world().call('cancelOrder', { id }, { token: ama.token });
    expect((await world().call('readParcelOfLink', { token })).status).toBe(200);
    world().pass(31 * DAY_MS);
    expectError(await world().call('readParcelOfLink', { token }), 'linkEnded');
    for (const call of ['giveInstruction', 'sendReceiverCode', 'proveReceiver'] as const) {
      const input = { version: 0, instruction: NOTE_INSTRUCTION, channel: 'sms', verifyCode: '123456' };
      const [expiredReply, unknownReply] = await Promise.all(
        [token, 'zzzzzzzzz'].map((each) => world().call(call, { ...input, token: each })),
      );
      expectError(expiredReply!, 'linkEnded');
      expect(expiredReply!.body).toEqual(unknownReply!.body);
    }
    ama = await signUp(world());
  });

  it('cannot be found by guessing from one network', async () => {
    const { token } = await place();
    const from = { 'x-client-address': '203.0.113.77' };
    const guess = (each: string) => world().call('readParcelOfLink', { token: each }, from);
    const statuses = [];
    for (let tries = 0; tries < 42; tries += 1) statuses.push((await guess('yyyyyyyyy')).status);
    expect(statuses.slice(0, 40)).toEqual(Array(40).fill(422));
    expect(statuses.at(-1)).toBe(429);
    expect((await guess(token)).status).toBe(429);
    expect((await world().call('readParcelOfLink', { token })).status).toBe(200);
  });

  it('changes the day once, is replaced by the next one and announced to everyone', async () => {
    const { id, waybillNo, token } = await arrivedParcel();
    const { days } = await readLink(world(), token);
    const day = { kind: 'day', day: days[0] };
    const twice = await Promise.all([sendInstruction(world(), token, 0, day), sendInstruction(world(), token, 0, day)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedChoices(waybillNo)).toHaveLength(1);
    expect((await sendInstruction(world(), token, 1, { kind: 'day', day: days[1] })).body.data.version).toBe(2);
    expect((await storedChoices(waybillNo)).map(({ superseded }) => superseded)).toEqual([1, 0]);

    const [publicChoice] = await publicly(waybillNo);
    expect(publicChoice).toMatchObject({ kind: 'day', text: expect.stringContaining('Delivery on') });
    const own = (await world().call('getOrder', { id }, { token: ama.token })).body.data;
    expect(own.instructions).toMatchObject([{ waybillNo, kind: 'day', text: publicChoice.text }]);
    const outside = { kind: 'day', day: '2019-01-07' };
    expect(onlyError(await sendInstruction(world(), token, 2, outside))).toEqual({
      field: 'instruction.day',
      message: errors.notOffered,
    });
  });

  it('changes the site or the person instead of others, and the note stays', async () => {
    const { waybillNo, token } = await arrivedParcel();
    const { days, sites } = await readLink(world(), token);
    const [note, day, person] = [
      NOTE_INSTRUCTION,
      { kind: 'day', day: days[0] },
      { kind: 'person', place: 'reception', name: 'Kojo' },
    ];
    await sendInstruction(world(), token, 0, note);
    expect((await sendInstruction(world(), token, 0, day)).status).toBe(200);
    expect((await sendInstruction(world(), token, 2, person)).status).toBe(200);
    const kinds = async () => (await readLink(world(), token)).track.instructions!.map(({ kind }) => kind);
    expect(await kinds()).toEqual(['note', 'day', 'person']);
    const { siteCode, name } = sites[0]!;
    const { body } = await sendInstruction(world(), token, 3, { kind: 'site', siteCode });
    expect(body.data.instructions.map(({ kind }: { kind: string }) => kind)).toEqual(['note', 'site']);
    expect(body.data.instructions[1].text).toContain(name);
    expect(
      onlyError(await sendInstruction(world(), token, 4, { kind: 'site', siteCode: 'CN-GUANGZHOU' })).message,
    ).toBe(errors.notOffered);
    expect((await publicly(waybillNo)).map(({ kind }: { kind: string }) => kind)).toEqual(['note', 'site']);
  });

  it('confirms the delivery or refuses the parcel, and the sender sees the latest choice', async () => {
    const { id, waybillNo, token } = await arrivedParcel();
    const [ready, refuse] = [{ kind: 'ready' }, { kind: 'refuse' }];
    const { days } = await readLink(world(), token);
    expect((await sendInstruction(world(), token, 0, ready)).status).toBe(200);
    expect((await sendInstruction(world(), token, 1, { kind: 'day', day: days[0] })).status).toBe(200);
    const kinds = async () => (await publicly(waybillNo)).map(({ kind }: { kind: string }) => kind);
    expect(await kinds()).toEqual(['ready', 'day']);
    expect((await sendInstruction(world(), token, 2, refuse)).status).toBe(200);
    expect(await kinds()).toEqual(['refuse']);
    const own = (await world().call('getOrder', { id }, { token: ama.token })).body.data;
    expect(own).toMatchObject({ state: 'IN_TRANSIT', instructions: [{ waybillNo, kind: 'refuse' }] });
    expect((await sendInstruction(world(), token, 3, ready)).status).toBe(200);
    expect(await kinds()).toEqual(['ready']);
    expectError(await sendInstruction(world(), await open(waybillNo), 4, refuse), 'codeNeeded');
  });

  it('wins alone over another one sent at once, which gets an error', async () => {
    const { waybillNo, token } = await arrivedParcel();
    const { days, sites } = await readLink(world(), token);
    const both = await Promise.all([
      sendInstruction(world(), token, 0, { kind: 'day', day: days[0] }),
      sendInstruction(world(), token, 0, { kind: 'site', siteCode: sites[0]!.siteCode }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expectError(
      both.find(({ status }) => status === 409)!,
      'changedMeanwhile',
    );
    expect(await storedChoices(waybillNo)).toHaveLength(1);
  });

  it('hides names and notes from anyone who may not see the full record', async () => {
    const { id, waybillNo, token } = await arrivedParcel();
    await sendInstruction(world(), token, 0, { ...NOTE_INSTRUCTION, text: 'Ask for \u202EKwabena' });
    await sendInstruction(world(), token, 0, { kind: 'person', place: 'person', name: 'Adwoa Mensah' });
    const secrets = /mosque|Kwabena|Adwoa/;
    expect(JSON.stringify(await publicly(waybillNo))).not.toMatch(secrets);
    const details = async (input: object, headers = {}) =>
      JSON.stringify((await world().call('getExpressTrackDetails', { waybillNo, ...input }, headers)).body.data);
    expect(await details({})).not.toMatch(secrets);
    for (const whole of [
      await details({ phoneTail: RECEIVER_TAIL }),
      await details({}, { token: ama.token }),
      JSON.stringify((await world().call('getOrder', { id }, { token: ama.token })).body.data),
    ]) {
      expect(whole).toMatch(/blue mosque.*Ask for Kwabena/);
      expect(whole).toContain('Adwoa Mensah');
      expect(whole).not.toContain('\u202E');
    }
    const confirmations = world().services.db.selectFrom('outbox').selectAll().where('waybill_no', '=', waybillNo);
    expect(JSON.stringify(await confirmations.execute())).not.toMatch(secrets);
  });

  it('requires more than four digits, which may read and leave a note', async () => {
    const { waybillNo } = await arrivedParcel();
    const wrong = await world().call('openParcel', { waybillNo, phoneTail: '9999' });
    expect(onlyError(wrong)).toEqual({ field: 'phoneTail', message: errors.phoneTailWrong });
    const token = await open(waybillNo);
    const linkView = await readLink(world(), token);
    expect(linkView).toMatchObject({
      access: 'tail',
      may: ['note'],
      withCode: ['ready', 'day', 'site', 'person', 'refuse'],
      days: [],
      sites: [],
    });
    expect(linkView.reach).toEqual([
      { channel: 'sms', masked: '+233 ••• 0123' },
      { channel: 'mail', masked: 'a•••@e•••.com' },
    ]);
    expect(JSON.stringify(linkView)).not.toContain(RECEIVER_MAIL);
    expect((await sendInstruction(world(), token, 0, NOTE_INSTRUCTION)).status).toBe(200);
    const person = { kind: 'person', place: 'reception' };
    expectError(await sendInstruction(world(), token, 0, person), 'codeNeeded');
    expect((await storedChoices(waybillNo)).map(({ kind, given_by }) => [kind, given_by])).toEqual([['note', 'tail']]);
    world().pass(HOUR_MS);
    expectError(await world().call('readParcelOfLink', { token }), 'linkEnded');
    ama = await signUp(world());
  });

  it('accepts four digits with a code sent to the receiver, used once', async () => {
    const { waybillNo } = await arrivedParcel();
    const tail = await open(waybillNo);
    const codeReply = await world().call('sendReceiverCode', { token: tail, channel: 'mail' });
    expect(codeReply.status).toBe(200);
    const { nonce } = codeReply.body.data;
    const verifyCode = codeIn(lastMessage(world(), RECEIVER_MAIL, /\b\d{6}\b/)?.text);
    const prove = (code: string) =>
      world().call('proveReceiver', { token: tail, channel: 'mail', verifyCode: code, nonce });
    const guess = verifyCode === '000000' ? '000001' : '000000';
    expectError(await prove(guess), 'verifyCodeWrong');
    const proven = (await prove(verifyCode)).body.data.token as string;
    expect((await readLink(world(), proven)).may).toEqual(['ready', 'day', 'site', 'person', 'refuse', 'note']);
    expect((await readLink(world(), tail)).may).toEqual(['note']);
    expectError(await prove(verifyCode), 'verifyCodeExpired');
    expect((await sendInstruction(world(), proven, 0, { kind: 'person', place: 'reception' })).status).toBe(200);
    expect((await storedChoices(waybillNo))[0]).toMatchObject({ given_by: 'code' });
    // A second code within the minute is not sent.
    expect((await world().call('sendReceiverCode', { token: tail, channel: 'mail' })).status).toBe(429);
  });

  it('sends at most five codes a day for one parcel, outside the accounts’ budget', async () => {
    const { services } = world();
    const config = { ...services.config, POW_UNPROVEN_PER_NETWORK: 1, POW_UNPROVEN_PER_HOUR: 1 };
    const [{ token }, other] = [await arrivedParcel(), await arrivedParcel()];
    const send = (of: string, lang = 'en') =>
      world().call('sendReceiverCode', { token: of, channel: 'mail' }, { lang });
    await whileReplaced(services, { config }, async () => {
      for (let count = 0; count < 5; count += 1) {
        // After the limits of the address have expired.
        world().pass(HOUR_MS);
        expect((await send(token)).status).toBe(200);
      }
      world().pass(HOUR_MS);
      const refusedReply = await send(token);
      expectError(refusedReply, 'receiverCodeLimit', errors.receiverCodeLimit);
      expect((await send(other.token)).status).toBe(200);
      // Codes to receivers do not use up the limits of logins.
      expect((await world().call('sendReceiverCode', { token: other.token, channel: 'sms' })).status).toBe(200);
    });
    ama = await signUp(world());
  });

  it('is a note only once out for delivery, and ends with the delivery', async () => {
    const parcel = await arrivedParcel();
    await importScansOf(world(), parcel, 'OUT_FOR_DELIVERY');
    expect((await readLink(world(), parcel.token)).may).toEqual(['note']);
    const person = { kind: 'person', place: 'reception' };
    expectError(await sendInstruction(world(), parcel.token, 0, person), 'stateForbids');
    expect((await sendInstruction(world(), parcel.token, 0, NOTE_INSTRUCTION)).status).toBe(200);
    await importScansOf(world(), parcel, 'SIGNED');
    const linkView = await readLink(world(), parcel.token);
    expect({ may: linkView.may, withCode: linkView.withCode, instructions: linkView.track.instructions }).toEqual({
      may: [],
      withCode: [],
      instructions: undefined,
    });
    expectError(await sendInstruction(world(), parcel.token, 0, { ...NOTE_INSTRUCTION, text: 'late' }), 'stateForbids');
  });

  it('is for the receiver: a sender’s link can only read', async () => {
    const { waybillNo } = await arrivedParcel();
    const token = await createLinkTo(world(), waybillNo, 'sender');
    expect(await readLink(world(), token)).toMatchObject({ party: 'sender', may: [], withCode: [] });
    expectError(await sendInstruction(world(), token, 0, NOTE_INSTRUCTION), 'forbidden');
    expectError(await world().call('sendReceiverCode', { token, channel: 'sms' }), 'forbidden');
  });
});
