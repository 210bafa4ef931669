import { describe, expect, it } from 'vitest';
import { joinPdfs } from '@/lib/client/sheets/join-pdfs';
import { labelOfOrder } from '@/lib/server/files/label-of-order';
import { renderPdf } from '@/lib/server/pdf/render-pdf';
import { drawPdf } from '../../fixtures/read-pdf';
import { orderInWords } from '../pdf/sample-orders';

const joined = (files: Uint8Array[]) => new Uint8Array(Buffer.concat(joinPdfs(files)));

describe('PDFs that are joined', () => {
  it('keep every page in its order, as it looked, with its letters', async () => {
    const papers = [orderInWords('en', 'GH'), orderInWords('ar', 'EG'), orderInWords('zh-CN', 'GH')];
    const parts = await Promise.all(
      papers.map(async (order) => new Uint8Array(await renderPdf(labelOfOrder(order, null)))),
    );
    const alone = await Promise.all(parts.map(drawPdf));
    const whole = await drawPdf(joined(parts));
    expect(whole.pages.map(({ text }) => text)).toEqual(alone.flatMap(({ pages }) => pages.map(({ text }) => text)));
    const pictures = alone.flatMap(({ pages }) => pages.map((page) => page.png()));
    expect(whole.pages.every((page, at) => page.png().equals(pictures[at]!))).toBe(true);
    expect(whole.language).toBe('en');
  });

  it('refuse what is none of ours', () => {
    expect(() => joinPdfs([Buffer.from('no PDF')])).toThrow();
  });
});
