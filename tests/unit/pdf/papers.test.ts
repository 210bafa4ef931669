import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceOfOrder } from '@/lib/server/files/invoice-of-order';
import { labelOfOrder } from '@/lib/server/parcels/papers/label-of-order';
import { renderPdf } from '@/lib/server/pdf/render-pdf';
import server from '@/messages/en/server.json';
import { readCode128 } from '../../fixtures/read-code128';
import { drawPdf, readQrCode, type ReadPage } from '../../fixtures/read-pdf';
import { orderInWords, WAYBILLS } from './sample-orders';

/** PICTURES=1 keeps them for people to look at. */
const PICTURES = 'test-results/pictures';
const A6 = [298, 420];
const A4 = [595, 842];

const size = ({ width, height }: ReadPage) => [Math.round(width), Math.round(height)];

/** Text normalised for comparison: PDF readers join the pieces of a line differently. */
const squeezed = (text: string) => text.replaceAll(/[\s\u200e\u200f\u202a-\u202e]/g, '');

/** Right-to-left words come out of a PDF in either order, by the program that reads it. */
function says(page: ReadPage, words: string): boolean {
  const text = squeezed(page.text);
  const wanted = squeezed(words);
  return text.includes(wanted) || text.includes([...wanted].reverse().join(''));
}

const CASES = [
  { language: 'en', country: 'GH', to: 'To', name: 'Ama Serwaa Boateng', heading: server.files.invoice.heading },
  { language: 'zh-CN', country: 'GH', to: '收件人', name: 'Ama Serwaa Boateng', heading: '商业发票' },
  { language: 'fr', country: 'MA', to: 'De', name: 'Amine El Fassi', heading: 'Facture commerciale' },
  { language: 'tr', country: 'TR', to: 'Alıcı', name: 'Ayşe Yılmaz Çağlayan', heading: 'Ticari fatura' },
  { language: 'ar', country: 'EG', to: 'المستلم', name: 'محمد', heading: 'فاتورة' },
  { language: 'ur', country: 'PK', to: 'وصول', name: 'عائشہ', heading: 'کمرشل' },
] as const;

describe.each(CASES)('the papers of an order in $language', ({ language, country, to, name, heading }) => {
  const order = orderInWords(language, country);
  let label: Awaited<ReturnType<typeof drawPdf>>;
  let invoice: Awaited<ReturnType<typeof drawPdf>>;
  beforeAll(async () => {
    label = await drawPdf(await renderPdf(labelOfOrder(order, null)));
    invoice = await drawPdf(await renderPdf(invoiceOfOrder(order)));
    if (!process.env.PICTURES) return;
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/label-${language}.png`, label.pages[0]!.png());
    writeFileSync(`${PICTURES}/invoice-${language}.png`, invoice.pages[0]!.png());
  }, 60_000);

  it('have the paper, the title and the language that were asked for', () => {
    expect(label.pages.map(size)).toEqual([A6, A6]);
    expect(invoice.pages.map(size)).toEqual([A4]);
    for (const { title, language: written } of [label, invoice]) {
      expect(title).toContain(order.english.tradeNo);
      expect(written).toBe(language);
    }
  });

  it('can be scanned: the bar code is the parcel’s waybill, on the invoice of several the order number, the QR code its tracking page', () => {
    const numbers = [...order.english.waybills.map(({ waybillNo }) => waybillNo), order.english.tradeNo];
    expect(numbers[0]).toBe(WAYBILLS[country]);
    for (const [index, page] of [...label.pages, ...invoice.pages].entries()) {
      expect(readCode128(page.pixels)).toBe(numbers[index]);
      expect(readQrCode(page)).toBe(order.trackAddress(numbers[index]!));
    }
  });

  it('say who sends what to whom, each name in its own script', () => {
    const pages = [...label.pages, ...invoice.pages];
    for (const page of pages) {
      for (const text of [name, '陈龑', '机场路12号3栋502室', 'Baiyun, Guangzhou, Guangdong']) {
        expect(says(page, text), text).toBe(true);
      }
    }
    expect(says(label.pages[0]!, to)).toBe(true);
    expect(says(label.pages[0]!, 'To')).toBe(true);
    expect(says(invoice.pages[0]!, heading)).toBe(true);
    expect(says(invoice.pages[0]!, server.files.invoice.heading)).toBe(true);
  });

  it('name each parcel, and what is collected for it alone', () => {
    const { currency, waybills } = order.english;
    for (const [index, page] of label.pages.entries()) {
      expect(says(page, `Piece ${index + 1} of 2`)).toBe(true);
      expect(says(page, `${currency} 1,250.50`)).toBe(index === 0);
      expect(says(page, 'for all 2 pieces together')).toBe(false);
    }
    for (const { waybillNo } of waybills) expect(says(invoice.pages[0]!, waybillNo)).toBe(true);
    expect(says(label.pages[0]!, '6 kg')).toBe(true);
    expect(says(label.pages[1]!, '12 kg')).toBe(true);
  });

  it('declare every item and the sum of them', () => {
    const [page] = invoice.pages;
    const { currency } = order.english;
    for (const text of [
      'Cotton T-shirts, printed',
      '印花纯棉T恤',
      'Steel kitchen scissors',
      '不锈钢厨房剪刀',
      `${currency} 45.50`,
      `${currency} 1,092.00`,
      `${currency} 2,184.00`,
      `${currency} 500.00`,
      'CNY 1,280.00',
      '18 kg',
      server.files.invoice.reasonSale,
      'I declare that the information on this invoice is true and complete',
      'Signature',
    ])
      expect(says(page!, text), text).toBe(true);
  });
});

it('print one waybill of an earlier release on every piece, with what is collected for all together', async () => {
  const [first] = orderInWords('en', 'GH').english.parcels;
  const parcels = [first!, { ...first!, cashOnDelivery: null }];
  const order = orderInWords('en', 'GH', { waybills: [{ waybillNo: WAYBILLS.GH, state: 'WAITING' }], parcels });
  const label = await drawPdf(await renderPdf(labelOfOrder(order, null)));
  for (const page of label.pages) {
    expect(readCode128(page.pixels)).toBe(WAYBILLS.GH);
    expect(says(page, 'GHS 1,250.50') && says(page, 'for all 2 pieces together')).toBe(true);
  }
  expect(label.title).toContain(WAYBILLS.GH);
}, 60_000);
