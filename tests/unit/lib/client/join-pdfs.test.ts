import { describe, expect, it } from 'vitest';
import { joinPdfs } from '@/lib/client/sheets/join-pdfs';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import { renderPdf } from '@/lib/server/parcels/documents/pdf/render-pdf';
import { rasterizePdf } from '../../../fixtures/read-pdf';
import { orderInWords } from '../../support/sample-orders';

const joined = (files: Uint8Array[]) => new Uint8Array(Buffer.concat(joinPdfs(files)));

describe('a joined PDF', () => {
  it('preserves every page in order, unchanged, with its letters', async () => {
    const parts: Uint8Array[] = [];
    for (const order of [orderInWords('en', 'GH'), orderInWords('ar', 'EG')])
      parts.push(new Uint8Array(await renderPdf(labelOfOrder(order, 0))));
    const whole = await rasterizePdf(joined(parts));
    expect(whole.pages).toHaveLength(parts.length);
    expect(whole.language).toBe('en');
    for (const [at, part] of parts.entries()) {
      const [alone] = (await rasterizePdf(part)).pages;
      expect(whole.pages[at]!.text).toBe(alone!.text);
      expect(Buffer.compare(Buffer.from(whole.pages[at]!.pixels.data), Buffer.from(alone!.pixels.data))).toBe(0);
    }
  }, 60_000);

  it('rejects a foreign PDF', () => {
    expect(() => joinPdfs([Buffer.from('no PDF')])).toThrow('a part of the labels is not a PDF');
  });
});
