import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OrderView } from '@/lib/contract/orders/order-view';
import type { ScanCode } from '@/lib/parcel/scan-codes';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { historyFault } from '@/lib/server/parcels/orders/delivery/history-fault';
import { HOUR_MS } from '@/lib/time/durations';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { internationalOrder, insertPlaces } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { placeOrder } from '../support/place-order';
import { onEachDatabase } from '../support/world';
import { orderSteps } from '../support/steps/order-steps';

onEachDatabase('ops events', (world) => {
  let ama: Person;
  let counter = 0;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = () => placeOrder(world(), ama);
  const { readOrder } = orderSteps(world, () => ama);
  const statesOf = async (order: OrderView) => (await readOrder(order)).history.map(({ state }) => state).join(' ');
  const storedScans = async (waybillNo: string) => {
    const { db } = world().services;
    return (
      await db
        .selectFrom('scan_events')
        .select('code')
        .where('waybill_no', '=', waybillNo)
        .orderBy('occurred_at')
        .execute()
    ).map(({ code }) => code);
  };

  function event(order: { waybillNo: string; createTime: string }, code: ScanCode, hour: number, change: object = {}) {
    const occurredAt = new Date(Date.parse(order.createTime) + hour * HOUR_MS).toISOString();
    return {
      eventId: `event-${(counter += 1)}`,
      waybillNo: order.waybillNo,
      code,
      occurredAt,
      place: 'Guangzhou',
      countryCode: 'CN',
      ...change,
    };
  }
  const importing = (lines: readonly unknown[], check?: (file: string) => void) =>
    withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      writeFileSync(file, lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''));
      const run = await runOpsCommand(world(), 'events', 'import', file);
      check?.(file);
      return run;
    });

  describe('import', () => {
    it('stores the events and moves the order by the transition table', async () => {
      const order = await place();
      const codes: ScanCode[] = [
        'PICKED_UP',
        'ARRIVED_HUB',
        'FLIGHT_DEPARTED',
        'OUT_FOR_DELIVERY',
        'DELIVERY_FAILED',
        'OUT_FOR_DELIVERY',
        'SIGNED',
      ];
      const run = await importing(codes.map((code, hour) => event(order, code, hour)));
      expect(run).toMatchObject({ code: 0, err: [] });
      expect(run.out[0]).toBe('7 lines: 7 events stored, 0 already known, 0 rejected.');
      expect(await statesOf(order)).toBe('WAITING IN_TRANSIT OUT_FOR_DELIVERY DELIVERY_FAILED OUT_FOR_DELIVERY SIGNED');
      const after = await readOrder(order);
      expect(after.version).toBe(6);
      expect(after.history.at(-1)!.at).toBe(new Date(Date.parse(order.createTime) + 6 * HOUR_MS).toISOString());
      const row = await world()
        .services.db.selectFrom('orders')
        .select('attempts')
        .where('id', '=', order.id)
        .executeTakeFirstOrThrow();
      expect(row.attempts).toBe(2);
    });

    it('changes nothing when repeated', async () => {
      const order = await place();
      const lines = [event(order, 'PICKED_UP', 1), event(order, 'OUT_FOR_DELIVERY', 2)];
      await importing(lines);
      const before = await readOrder(order);
      const again = await importing([...lines, ...lines]);
      expect(again).toMatchObject({ code: 0, err: [] });
      expect(again.out[0]).toBe('4 lines: 0 events stored, 4 already known, 0 rejected.');
      expect(await readOrder(order)).toEqual(before);
      expect(await storedScans(order.waybillNo)).toEqual(['PICKED_UP', 'OUT_FOR_DELIVERY']);
    });

    it('reaches the same state for any order of the events', async () => {
      const codes: ScanCode[] = [
        'PICKED_UP',
        'ARRIVED_LOCAL_HUB',
        'OUT_FOR_DELIVERY',
        'DELIVERY_FAILED',
        'OUT_FOR_DELIVERY',
        'SIGNED',
      ];
      const reversed = await place();
      await importing(codes.map((code, hour) => event(reversed, code, hour)).reverse());
      const apart = await place();
      for (const one of codes.map((code, hour) => event(apart, code, hour)).reverse()) await importing([one]);
      for (const order of [reversed, apart]) {
        expect(await statesOf(order)).toBe(
          'WAITING IN_TRANSIT OUT_FOR_DELIVERY DELIVERY_FAILED OUT_FOR_DELIVERY SIGNED',
        );
      }
    });

    it('distinguishes a late event from ordered ones, one at a time and over a repeated state', async () => {
      const order = await place();
      const events: [ScanCode, number][] = [
        ['PICKED_UP', 1],
        ['OUT_FOR_DELIVERY', 5],
        ['OUT_FOR_DELIVERY', 9],
        ['DELIVERY_FAILED', 7],
        ['ARRIVED_HUB', 2],
        ['SIGNED', 10],
      ];
      for (const [code, hour] of events) expect((await importing([event(order, code, hour)])).err).toEqual([]);
      expect(await statesOf(order)).toBe('WAITING IN_TRANSIT OUT_FOR_DELIVERY DELIVERY_FAILED OUT_FOR_DELIVERY SIGNED');
    });

    it('stores and reports an event that is illegal for its order, without changing the state', async () => {
      const [waiting, cancelled] = [await place(), await place()];
      await world().call('cancelOrder', { id: cancelled.id }, { token: ama.token });
      const run = await importing([event(waiting, 'SIGNED', 1), event(cancelled, 'PICKED_UP', 1)]);
      expect(run.code).toBe(0);
      expect(run.err).toEqual([
        `line 1: SIGNED of ${waiting.waybillNo} was stored, but is not possible after WAITING: the parcel did not change`,
        `line 2: PICKED_UP of ${cancelled.waybillNo} was stored, but is not possible after CANCELLED: the parcel did not change`,
      ]);
      expect(await statesOf(waiting)).toBe('WAITING');
      expect(await statesOf(cancelled)).toBe('WAITING CANCELLED');
      expect(await storedScans(cancelled.waybillNo)).toEqual(['PICKED_UP']);
    });

    it('moves an order whose earlier states came from another source', async () => {
      const order = await place();
      const { db } = world().services;
      await db.updateTable('orders').set({ state: 'IN_TRANSIT' }).where('id', '=', order.id).execute();
      await db.updateTable('parcels').set({ state: 'IN_TRANSIT' }).where('order_id', '=', order.id).execute();
      const run = await importing([event(order, 'OUT_FOR_DELIVERY', 1)]);
      expect(run).toMatchObject({ code: 0, err: [] });
      expect((await readOrder(order)).state).toBe('OUT_FOR_DELIVERY');
    });

    it('imports good lines and reports the bad ones', async () => {
      const order = await place();
      const good = event(order, 'PICKED_UP', 1);
      const digit = order.waybillNo[5] === '0' ? '1' : '0';
      const bad: [unknown, RegExp][] = [
        ['{"eventId": ', /not JSON/],
        ['[]', /the line/],
        ['null', /the line/],
        ['7', /the line/],
        [{ ...good, eventId: undefined }, /eventId is missing/],
        [{ ...good, eventId: 'x'.repeat(101) }, /eventId is longer/],
        [{ ...good, waybillNo: 'hello' }, /not a waybill number/],
        [{ ...good, waybillNo: `${order.waybillNo.slice(0, 5)}${digit}${order.waybillNo.slice(6)}` }, /check digit/],
        [{ ...good, code: 'TELEPORTED' }, /code is not a scan code/],
        [{ ...good, occurredAt: 'yesterday' }, /occurredAt is not a time/],
        [{ ...good, occurredAt: '2026-11-20 10:00' }, /occurredAt is not a time/],
        [{ ...good, occurredAt: '2001-01-01T00:00:00Z' }, /since 2019/],
        [{ ...good, occurredAt: '2999-01-01T00:00:00Z' }, /days ahead/],
        [{ ...good, timeZone: 'Mars/Olympus' }, /timeZone is not an IANA/],
        [{ ...good, place: 'a\u0000b' }, /place has control/],
        [{ ...good, place: ' ' }, /place is missing/],
        [{ ...good, countryCode: 'XX' }, /countryCode is not one/],
        [{ ...good, place: 'x'.repeat(20_000) }, /longer than 16384/],
      ];
      let rejects: { line: number; reason: string; text: string }[] = [];
      const lines = [...bad.map(([line]) => line), '', '  ', good];
      const run = await importing(lines, (file) => {
        const text = readFileSync(file.replace('.ndjson', '.rejects.ndjson'), 'utf8');
        rejects = text
          .trimEnd()
          .split('\n')
          .map((line) => JSON.parse(line));
      });
      expect(run.code).toBe(1);
      expect(run.out[0]).toBe(`${lines.length} lines: 1 event stored, 0 already known, ${bad.length} rejected.`);
      expect(rejects.map(({ line }) => line)).toEqual(bad.map((_, index) => index + 1));
      bad.forEach(([line, reason], index) => {
        expect(rejects[index]!.reason, JSON.stringify(line).slice(0, 80)).toMatch(reason);
        expect(run.err[index]).toBe(`line ${index + 1}: ${rejects[index]!.reason}`);
      });
      expect(rejects[0]!.text).toBe('{"eventId": ');
      expect(await storedScans(order.waybillNo)).toEqual(['PICKED_UP']);
    });

    it('removes the reject file of an earlier run', async () => {
      const order = await place();
      await withTemporaryFolder(async (folder) => {
        const file = path.join(folder, 'scans.ndjson');
        writeFileSync(file, 'rubbish\n');
        expect((await runOpsCommand(world(), 'events', 'import', file)).code).toBe(1);
        writeFileSync(file, `\uFEFF${JSON.stringify(event(order, 'PICKED_UP', 1))}\r\n`);
        expect((await runOpsCommand(world(), 'events', 'import', file)).code).toBe(0);
        expect(existsSync(path.join(folder, 'scans.rejects.ndjson'))).toBe(false);
      });
    });

    it('stores and counts events of waybills without an order', async () => {
      const waybillNo = formatWaybill(Buffer.from('elsewher'), 'NG');
      const run = await importing([event({ waybillNo, createTime: new Date().toISOString() }, 'PICKED_UP', 0)]);
      expect(run.code).toBe(0);
      expect(run.out[1]).toContain('1 for waybills without an order');
      expect(await storedScans(waybillNo)).toEqual(['PICKED_UP']);
    });

    it('stores text unchanged, with any characters', async () => {
      const order = await place();
      const places = ['NULL', '{"a",b}', String.raw`C:\ "Lagos"`, "O'Higgins, ?", 'مطار دبي', '\u{1F4E6} $1'];
      const run = await importing(places.map((name, hour) => event(order, 'PICKED_UP', hour + 1, { place: name })));
      expect(run).toMatchObject({ code: 0, err: [] });
      const { db } = world().services;
      const rows = await db
        .selectFrom('scan_events')
        .select('place')
        .where('waybill_no', '=', order.waybillNo)
        .orderBy('occurred_at')
        .execute();
      expect(rows.map((row) => row.place)).toEqual(places);
    });

    it('leaves histories legal when imports, cancellations and edits run at once', async () => {
      const orders = await Promise.all(Array.from({ length: 12 }, place));
      const lines = orders.flatMap((order) => [
        event(order, 'PICKED_UP', 1),
        event(order, 'OUT_FOR_DELIVERY', 2),
        event(order, 'SIGNED', 3),
      ]);
      const cancels = orders.map(({ id }) => world().call('cancelOrder', { id }, { token: ama.token }));
      const edits = orders.map(({ id }) =>
        world().call(
          'editWebsiteOrder',
          { id, version: 1, order: { kind: 'international', ...internationalOrder(), remark: 'edited' } },
          { token: ama.token },
        ),
      );
      const imports = [importing(lines), importing(lines.toReversed()), importing(lines)];
      const replies = await Promise.all([...cancels, ...edits]);
      const runs = await Promise.all(imports);
      for (const { status } of replies) expect([200, 409]).toContain(status);
      expect(runs.map(({ code }) => code)).toEqual([0, 0, 0]);
      for (const [index, order] of orders.entries()) {
        const after = await readOrder(order);
        const history = after.history.map(({ state }) => state);
        const attempts = history.filter((state) => state === 'OUT_FOR_DELIVERY').length;
        expect(historyFault({ state: after.state, attempts, moves: history.slice(1) })).toBeNull();
        expect(after.state).toBe(replies[index]!.status === 200 ? 'CANCELLED' : 'SIGNED');
        const editCount = replies[orders.length + index]!.status === 200 ? 1 : 0;
        expect(after.version).toBe(history.length + editCount);
      }
      const { err: faults } = await runOpsCommand(world(), 'db', 'check');
      expect(faults.filter((line) => orders.some(({ waybillNo }) => line.includes(waybillNo)))).toEqual([]);
    });

    it('reports what is missing', async () => {
      expect(await runOpsCommand(world(), 'events', 'import')).toMatchObject({ code: 2 });
      const missing = await runOpsCommand(world(), 'events', 'import', '/no/such/file.ndjson');
      expect({ code: missing.code, err: missing.err[0] }).toEqual({ code: 1, err: expect.stringContaining('ENOENT') });
    });
  });

  describe('add', () => {
    const add = (order: OrderView, code: string, ...rest: string[]) =>
      runOpsCommand(
        world(),
        'events',
        'add',
        '--waybill',
        order.waybillNo,
        '--code',
        code,
        '--place',
        'Accra',
        '--country',
        'GH',
        ...rest,
      );

    it('adds an event now, or at a given time and place', async () => {
      const order = await place();
      const run = await add(order, 'picked_up');
      expect(run).toMatchObject({ code: 0, err: [] });
      const occurredAt = new Date(Date.parse(order.createTime) + 5 * HOUR_MS).toISOString();
      const when = ['--at', occurredAt, '--zone', 'Europe/Paris'];
      await add(order, 'OUT_FOR_DELIVERY', ...when);
      const { body } = await world().call('queryTrack', { waybillNos: [order.waybillNo] });
      const [latest, first] = body.data.inTransit[0].events;
      expect(latest).toMatchObject({ code: 'OUT_FOR_DELIVERY', timeZone: 'Europe/Paris', time: when[1] });
      expect(first).toMatchObject({ code: 'PICKED_UP', timeZone: 'Africa/Accra', place: 'Accra', countryCode: 'GH' });
      expect(await statesOf(order)).toBe('WAITING IN_TRANSIT OUT_FOR_DELIVERY');
    });

    it('reports what does not fit and rejects an invalid event', async () => {
      const order = await place();
      expect(await add(order, 'SIGNED')).toMatchObject({
        code: 0,
        err: ['SIGNED is not possible after WAITING: the parcel did not change.'],
      });
      expect(await add(order, 'TELEPORTED')).toMatchObject({ code: 1, err: ['code is not a scan code'] });
      expect(await runOpsCommand(world(), 'events', 'add', '--waybill', order.waybillNo)).toMatchObject({ code: 2 });
      expect(await add(order, 'SIGNED', '--nonsense', 'x')).toMatchObject({ code: 2 });
    });
  });
});
