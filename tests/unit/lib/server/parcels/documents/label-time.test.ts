import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET_LIMITS } from '@/lib/market/limits';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import { renderPdf } from '@/lib/server/parcels/documents/pdf/render-pdf';
import { orderInWords } from '../../../../support/sample-orders';

const FONTS = 'lib/server/parcels/documents/pdf/fonts';
const TRUE_TYPE = 0x00010000;

it.each(readdirSync(FONTS).filter((name) => name.endsWith('.ttf')))(
  '%s is TrueType: a compressed font would be unpacked for every glyph',
  (name) => {
    expect(readFileSync(`${FONTS}/${name}`).readUInt32BE(0)).toBe(TRUE_TYPE);
  },
);

const LABELS = 100;
/** Processor seconds for the labels of the largest sheet (docs/decisions/sheets.md). */
const SECONDS_OF_SHEET = 120;
const RUNS = 3;
/** How much slower than the machine of the documented figure another machine may be. */
const SLOWER_MACHINE = 1.5;

it('the labels of the largest sheet are rendered within the time of a sheet', { timeout: 120_000 }, async () => {
  const labels = Array.from({ length: LABELS / 2 }, (_, index) =>
    labelOfOrder(orderInWords('en', (['GH', 'EG', 'PK'] as const)[index % 3]!), null),
  );
  const { title, language, brand, madeAt } = labels[0]!;
  const share = (SECONDS_OF_SHEET * LABELS) / SHEET_LIMITS.rows;
  const times: number[] = [];
  // Other work on the machine slows this process down: the fastest of a few runs is its own time.
  while (times.length < RUNS && !(Math.min(...times) < share)) {
    const before = process.cpuUsage();
    await renderPdf({ kind: 'labels', title, language, brand, madeAt, labels });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e6);
  }
  expect(Math.min(...times)).toBeLessThan(share * SLOWER_MACHINE);
});
