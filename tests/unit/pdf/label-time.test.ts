import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHEET } from '@/lib/market/limits';
import { labelOfOrder } from '@/lib/server/parcels/papers/label-of-order';
import { renderPdf } from '@/lib/server/pdf/render-pdf';
import { orderInWords } from './sample-orders';

const FONTS = 'lib/server/pdf/fonts';
const TRUE_TYPE = 0x00010000;

it.each(readdirSync(FONTS).filter((name) => name.endsWith('.ttf')))(
  '%s is TrueType: the renderer would unpack a compressed font again for every glyph',
  (name) => {
    expect(readFileSync(`${FONTS}/${name}`).readUInt32BE(0)).toBe(TRUE_TYPE);
  },
);

const LABELS = 100;
/** Seconds of a processor in which the labels of the largest sheet are made (docs/decisions.md#many-parcels-from-a-sheet). */
const SECONDS_OF_SHEET = 120;

it('takes its share of the time that the labels of the largest sheet may take', { timeout: 60_000 }, async () => {
  const labels = Array.from({ length: LABELS / 2 }, (_, index) =>
    labelOfOrder(orderInWords('en', (['GH', 'EG', 'PK'] as const)[index % 3]!), null),
  );
  const { title, language, brand, madeAt } = labels[0]!;
  const before = process.cpuUsage();
  await renderPdf({ kind: 'labels', title, language, brand, madeAt, labels });
  // Of this process alone: other work on the machine does not count.
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan((SECONDS_OF_SHEET * LABELS) / SHEET.rows);
});
