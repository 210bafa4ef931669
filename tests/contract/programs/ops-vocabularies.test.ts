import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import { TrackResponse, type TrackView } from '@/lib/contract/tracking/tracking';
import { LANGUAGES } from '@/lib/market/language';
import { HOUR_MS } from '@/lib/time/durations';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { placeOrder } from '../support/place-order';
import { onEachDatabase } from '../support/world';

onEachDatabase("ops events import in a partner's vocabulary", (world) => {
  let ama: Person;
  let counter = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = () => placeOrder(world(), ama);
  const statesOf = async ({ id }: OrderView) => {
    const { body } = await world().call('getOrder', { id }, { token: ama.token });
    return (body.data as OrderView).history.map(({ state }) => state).join(' ');
  };
  const track = async ({ waybillNo }: OrderView, lang = 'en'): Promise<TrackView> => {
    const { body } = await world().call('queryTrack', { waybillNos: [waybillNo] }, { lang });
    const { inTransit, signed, ended } = TrackResponse.parse(body.data);
    return [...inTransit, ...signed, ...ended][0]!;
  };

  type Code = string | { code: string; reason: string };

  /** Codes of one waybill, one an hour from its order on. */
  const linesOf = ({ waybillNo, createTime }: OrderView, codes: readonly Code[]) =>
    codes.map((code, hour) => ({
      eventId: `partner-${(counter += 1)}`,
      waybillNo,
      ...(typeof code === 'string' ? { code } : code),
      occurredAt: new Date(Date.parse(createTime) + (hour + 1) * HOUR_MS).toISOString(),
      place: 'Accra',
      countryCode: 'GH',
    }));

  const importing = (lines: readonly object[], ...options: string[]) =>
    withTemporaryFolder((folder) => {
      const file = path.join(folder, 'scans.ndjson');
      writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
      return runOpsCommand(world(), 'events', 'import', file, ...options);
    });

  it('moves a parcel by the codes of EMSEVT along the transition table', async () => {
    const order = await place();
    const way = ['EMA', 'EMB', 'EMC', 'EMD', 'EDB', 'EME', 'EDC', 'EMF', 'EMG', 'EDG', 'EMH', 'EDG', 'EMI'];
    const run = await importing(linesOf(order, way), '--vocabulary', 'emsevt');
    expect(run).toMatchObject({ code: 0, err: [] });
    expect(run.out).toEqual([
      '13 lines: 13 events stored, 0 already known, 0 rejected.',
      "5 changes of state, 0 events not possible in the parcel's state, 0 for waybills without an order.",
    ]);
    expect(await statesOf(order)).toBe('WAITING IN_TRANSIT OUT_FOR_DELIVERY DELIVERY_FAILED OUT_FOR_DELIVERY SIGNED');
    const { events } = await track(order);
    expect(events.map(({ code }) => code).slice(0, 4)).toEqual([
      'SIGNED',
      'OUT_FOR_DELIVERY',
      'DELIVERY_FAILED',
      'OUT_FOR_DELIVERY',
    ]);
    expect(events[0]!.meaning).toMatchObject({ topic: 'SIGNED', sender: 'No action needed.' });
    expect(events.slice(1).every(({ meaning }) => meaning === undefined)).toBe(true);
  });

  it('skips steps that a partner does not report', async () => {
    const order = await place();
    const run = await importing(linesOf(order, ['EMD', 'EMH', 'EMI']), '--vocabulary', 'emsevt');
    expect(run.out[1]).toBe(
      "5 changes of state, 0 events not possible in the parcel's state, 0 for waybills without an order.",
    );
    expect(await statesOf(order)).toBe('WAITING IN_TRANSIT OUT_FOR_DELIVERY DELIVERY_FAILED OUT_FOR_DELIVERY SIGNED');
  });

  it('states why a delivery failed, if the reason is ours or the code implies it', async () => {
    const [withReason, numbered, refused] = [await place(), await place(), await place()];
    const until = ['EMA', 'EDG'];
    await importing(
      [
        ...linesOf(withReason, [...until, { code: 'EMH', reason: 'NOBODY_THERE' }]),
        ...linesOf(numbered, [...until, { code: 'EMH', reason: '99' }]),
      ],
      '--vocabulary',
      'emsevt',
    );
    await importing(linesOf(refused, ['PU', 'WC', 'RD']), '--vocabulary', 'dhl');
    const [first, second, third] = [await track(withReason), await track(numbered), await track(refused)];
    expect([first, second, third].map(({ state }) => state)).toEqual(Array(3).fill('DELIVERY_FAILED'));
    expect(first.events[0]).toMatchObject({
      reason: 'NOBODY_THERE',
      description: 'Delivery attempted, but nobody was home',
      meaning: { topic: 'NOBODY_THERE' },
    });
    expect(second.events[0]).toMatchObject({ code: 'DELIVERY_FAILED', meaning: { topic: 'DELIVERY_FAILED' } });
    expect(second.events[0]).not.toHaveProperty('reason');
    expect(third.events[0]).toMatchObject({ reason: 'REFUSED', meaning: { topic: 'REFUSED' } });
    const rows = await world()
      .services.db.selectFrom('scan_events')
      .select(['received_code', 'received_reason'])
      .where('waybill_no', '=', numbered.waybillNo)
      .where('code', '=', 'DELIVERY_FAILED')
      .executeTakeFirstOrThrow();
    expect(rows).toEqual({ received_code: 'EMH', received_reason: '99' });
  });

  it('stores an unknown code as received and changes no state', async () => {
    const order = await place();
    const strange = ['EXB', 'X-1 <b>é</b>', 'constructor', 'constructor'];
    const run = await importing(linesOf(order, ['EMA', ...strange]), '--vocabulary', 'emsevt');
    expect(run).toMatchObject({ code: 0, err: [] });
    expect(run.out[2]).toBe('4 events with unknown codes, stored as received: constructor (2), EXB, X-1 <b>é</b>');
    expect(await statesOf(order)).toBe('WAITING IN_TRANSIT');
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      const { state, events } = await track(order, language);
      expect(state).toBe('IN_TRANSIT');
      expect(events.slice(0, 4).map(({ code }) => code)).toEqual(Array(4).fill('PARTNER_EVENT'));
      expect(events[0]!.meaning?.topic).toBe('PARTNER_EVENT');
      for (const [index, code] of strange.toReversed().entries()) expect(events[index]!.description).toContain(code);
      texts.add(events[0]!.description);
    }
    expect(texts.size).toBe(LANGUAGES.length);
  });

  it('changes no state for damage, and explains what to do', async () => {
    const order = await place();
    await importing(linesOf(order, ['PICKED_UP', 'DAMAGED']));
    const { state, events } = await track(order);
    expect({ state, code: events[0]!.code, topic: events[0]!.meaning?.topic }).toEqual({
      state: 'IN_TRANSIT',
      code: 'DAMAGED',
      topic: 'DAMAGED',
    });
    expect((await runOpsCommand(world(), 'db', 'check')).out.at(-1)).toMatch(/ 0 faults\.$/);
  });

  it('rejects a foreign code without a vocabulary, and an unknown vocabulary', async () => {
    const order = await place();
    const plain = await importing(linesOf(order, ['EMA']));
    expect(plain).toMatchObject({ code: 1, err: ['line 1: code is not a scan code'] });
    const wrong = await importing(linesOf(order, ['EMA']), '--vocabulary', 'constructor');
    expect({ code: wrong.code, err: wrong.err[0] }).toEqual({
      code: 2,
      err: expect.stringContaining('--vocabulary must be one of emsevt, 17track, dhl'),
    });
  });

  it('adds one event with its reason', async () => {
    const order = await place();
    const add = (code: string, ...rest: string[]) =>
      runOpsCommand(
        world(),
        'events',
        'add',
        '--waybill',
        order.waybillNo,
        '--code',
        code,
        '--place',
        'Tema',
        '--country',
        'GH',
        ...rest,
      );
    expect(await add('CUSTOMS_HELD', '--reason', 'duty')).toMatchObject({ code: 0, err: [] });
    expect((await track(order)).events[0]).toMatchObject({ reason: 'DUTY', meaning: { topic: 'DUTY' } });
    expect(await add('SIGNED', '--reason', 'duty')).toMatchObject({
      code: 1,
      err: ['reason is allowed only with DELIVERY_FAILED and CUSTOMS_HELD'],
    });
  });
});
