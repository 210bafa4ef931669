import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { BATCH_LIMITS } from '@/lib/server/programs/ops/parcels/events-import';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { withTemporaryFolder, runOpsCommand } from '../support/ops';
import { insertPlaces, internationalOrder } from '../support/order-samples';
import { signUp, type Person } from '../support/people';
import { refuseScan } from '../support/steps/refuse-scan';
import { onEachDatabase } from '../support/world';
import { withRestore } from '../support/with-restore';

const MORE = 500;

onEachDatabase('ops events import of several batches', (world) => {
  let ama: Person;
  let files = 0;
  const batch = () => BATCH_LIMITS[world().engine].lines;
  const count = () => batch() + MORE;
  beforeAll(async () => {
    await insertPlaces(world());
    ama = await signUp(world());
  });

  const place = async (): Promise<string> =>
    (await world().call('addInternationalOrder', internationalOrder(), { token: ama.token })).body.data.waybillNo;

  async function storedOf(waybills: readonly string[]): Promise<number> {
    const { db } = world().services;
    return (await db.selectFrom('scan_events').select('code').where('waybill_no', 'in', waybills).execute()).length;
  }

  /**
   * Imports scans of four orders while the database rejects one scan. Returns output and stored events, and imports
   * again.
   */
  async function importTwice(refused: number) {
    const waybills = await Promise.all(Array.from({ length: 4 }, place));
    const scans = Array.from({ length: count() }, (_, line) => ({
      eventId: `batch-${files}-${line}`,
      waybillNo: waybills[line % 4]!,
      code: 'PICKED_UP',
      occurredAt: new Date(Date.UTC(2026, 1, 1) + line).toISOString(),
      place: 'Guangzhou',
    }));
    files += 1;
    return withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      writeFileSync(file, scans.map((scan) => `${JSON.stringify(scan)}\n`).join(''));
      const acceptScan = await refuseScan(world(), scans[refused]!.eventId);
      const first = await withRestore(runOpsCommand(world(), 'events', 'import', file), acceptScan);
      const storedScans = await storedOf(waybills);
      const second = await runOpsCommand(world(), 'events', 'import', file);
      return { first, stored: storedScans, second };
    });
  }
  const summary = (known: number) =>
    `${count()} lines: ${count() - known} events stored, ${known} already known, 0 rejected.`;

  it('stores a batch completely or not at all, and continues there when repeated', async () => {
    const { first, stored, second } = await importTwice(batch() + 300);
    expect(first.code).toBe(1);
    expect(first.err[0]).toMatch(new RegExp(`^Stopped after line ${batch()}\\.`));
    expect(first.err[1]).toBe('the disk is gone');
    expect(stored).toBe(batch());
    expect(second.out[0]).toBe(summary(batch()));
  });

  it('reports only stored events when the first batch fails', async () => {
    const { first, stored, second } = await importTwice(100);
    expect(first.code).toBe(1);
    expect(first.err[0]).toMatch(/^Stopped after line 0\./);
    // PostgreSQL already works on the next batch.
    expect([0, MORE]).toContain(stored);
    expect(second.out[0]).toBe(summary(stored));
  });

  it('lists the lines that do not fit, in order', async () => {
    const waybillNo = await place();
    const other = formatWaybill(Buffer.from('elsewher'), 'NG');
    const line = (number: number) => ({
      eventId: `misfit-${number}`,
      waybillNo: number === 3 || number === count() ? waybillNo : other,
      code: 'SIGNED',
      occurredAt: new Date(Date.UTC(2026, 1, 1) + number).toISOString(),
      place: 'Lagos',
    });
    await withTemporaryFolder(async (folder) => {
      const file = path.join(folder, 'scans.ndjson');
      const lines = Array.from({ length: count() }, (_, index) =>
        index === 9 ? 'rubbish' : JSON.stringify(line(index + 1)),
      );
      writeFileSync(file, lines.join('\n'));
      const { err } = await runOpsCommand(world(), 'events', 'import', file);
      expect(err.map((text) => text.split(':')[0])).toEqual(['line 3', 'line 10', `line ${count()}`]);
    });
  });
});
