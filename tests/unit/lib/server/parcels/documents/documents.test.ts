import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { invoiceOfOrder } from '@/lib/server/parcels/documents/invoice-of-order';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import { renderPdf } from '@/lib/server/parcels/documents/pdf/render-pdf';
import server from '@/messages/en/server.json';
import { readCode128 } from '../../../../../fixtures/read-code128';
import { rasterizePdf, readPdf, readQrCode, type ReadPage } from '../../../../../fixtures/read-pdf';
import { orderInWords, WAYBILLS } from '../../../../support/sample-orders';

/** PICTURES=1 saves them for review. */
const PICTURES = 'test-results/pictures';
const A6 = [298, 420];
const A4 = [595, 842];

const size = ({ width, height }: ReadPage) => [Math.round(width), Math.round(height)];

/** Text normalised for comparison: PDF readers join the pieces of a line differently. */
const squeezed = (text: string) => text.replaceAll(/[\s\u200e\u200f\u202a-\u202e]/g, '');

/** Right-to-left words come out of a PDF in either order, by the program that reads it. */
function says(page: ReadPage, words: string): boolean {
  const text = squeezed(page.text);
  const squeezedWords = squeezed(words);
  return text.includes(squeezedWords) || text.includes([...squeezedWords].reverse().join(''));
}

const CASES = [
  { language: 'en', country: 'GH', to: 'To', name: 'Ama Serwaa Boateng', heading: server.files.invoice.heading },
  { language: 'zh-CN', country: 'GH', to: '收件人', name: 'Ama Serwaa Boateng', heading: '商业发票' },
  { language: 'fr', country: 'MA', to: 'De', name: 'Amine El Fassi', heading: 'Facture commerciale' },
  { language: 'tr', country: 'TR', to: 'Alıcı', name: 'Ayşe Yılmaz Çağlayan', heading: 'Ticari fatura' },
  { language: 'ar', country: 'EG', to: 'المستلم', name: 'محمد', heading: 'فاتورة' },
  { language: 'ur', country: 'PK', to: 'وصول', name: 'عائشہ', heading: 'کمرشل' },
] as const;

describe.each(CASES)('a document of an order in $language', ({ language, country, to, name, heading }) => {
  const order = orderInWords(language, country);
  let label: Awaited<ReturnType<typeof rasterizePdf>>;
  let invoice: Awaited<ReturnType<typeof rasterizePdf>>;
  beforeAll(async () => {
    label = await rasterizePdf(await renderPdf(labelOfOrder(order, null)));
    invoice = await rasterizePdf(await renderPdf(invoiceOfOrder(order)));
    if (!process.env.PICTURES) return;
    mkdirSync(PICTURES, { recursive: true });
    writeFileSync(`${PICTURES}/label-${language}.png`, label.pages[0]!.png());
    writeFileSync(`${PICTURES}/invoice-${language}.png`, invoice.pages[0]!.png());
  }, 60_000);

  it('has the requested paper, title and language', () => {
    expect(label.pages.map(size)).toEqual([A6, A6]);
    expect(invoice.pages.map(size)).toEqual([A4]);
    for (const { title, language: documentLanguage } of [label, invoice]) {
      expect(title).toContain(order.english.tradeNo);
      expect(documentLanguage).toBe(language);
    }
  });

  it('has a bar code of waybill or order number, and a QR code of the tracking page', () => {
    const numbers = [...order.english.waybills.map(({ waybillNo }) => waybillNo), order.english.tradeNo];
    expect(numbers[0]).toBe(WAYBILLS[country]);
    for (const [index, page] of [...label.pages, ...invoice.pages].entries()) {
      expect(readCode128(page.pixels)).toBe(numbers[index]);
      expect(readQrCode(page)).toBe(order.trackAddress(numbers[index]!));
    }
  });

  it('prints the number of the shop’s order', () => {
    for (const page of label.pages) expect(says(page, order.english.shopOrderNo!)).toBe(true);
  });

  it('names sender and receiver, each in their own script', () => {
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

  it('names each parcel with its own collection', () => {
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

  it('declares every item and their sum', () => {
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
      `DAP ${order.english.receiver.cityName}`,
      `DAP (Incoterms 2020). ${server.importCharges.label}: ${server.importCharges.open}`,
      'Signature',
    ])
      expect(says(page!, text), text).toBe(true);
  });
});

it('a label prints the start of a shop’s longest number on one line', async () => {
  const shopOrderNo = 'WMW-'.repeat(12) + 'W1';
  const [first] = orderInWords('tr', 'TR').english.parcels;
  const parcels = [{ ...first!, goodsNameEn: 'Cotton shirts with printed collars '.repeat(5) }];
  const label = await rasterizePdf(
    await renderPdf(labelOfOrder(orderInWords('tr', 'TR', { shopOrderNo, parcels }), 0)),
  );
  if (process.env.PICTURES) writeFileSync(`${PICTURES}/label-long.png`, label.pages[0]!.png());
  expect(label.pages.map(size)).toEqual([A6]);
  expect(says(label.pages[0]!, `${shopOrderNo.slice(0, 29)}…`)).toBe(true);
  expect(readQrCode(label.pages[0]!)).toBeDefined();
}, 60_000);

it('an invoice names the terms of delivery, and who pays import duty and tax', async () => {
  const [page] = (await rasterizePdf(await renderPdf(invoiceOfOrder(orderInWords('en', 'GH'))))).pages;
  expect(says(page!, 'DAP Accra')).toBe(true);
  expect(says(page!, 'DAP (Incoterms 2020). Import duty and tax')).toBe(true);
});

it('an invoice names the true seller as the exporter, and who sends for them', async () => {
  const seller = { consignorName: 'Foshan Lights Co.', consignorAddress: '8 Lantern Road, Foshan' };
  const [page] = (await rasterizePdf(await renderPdf(invoiceOfOrder(orderInWords('en', 'GH', seller))))).pages;
  for (const text of ['Foshan Lights Co.', '8 Lantern Road, Foshan', 'Sent by 陈龑', 'Baiyun, Guangzhou, Guangdong'])
    expect(says(page!, text), text).toBe(true);
});

it.each(CASES)(
  'an invoice of two parcels has one page in $language',
  async ({ language, country }) => {
    const order = orderInWords(language, country, { senderTaxNo: '91440101MA5D0X2K7C', receiverTaxNo: '12345678' });
    order.english.parcels = order.english.parcels.map((each) => ({ ...each, hsCode: '610910', originCountry: 'CN' }));
    expect((await readPdf(await renderPdf(invoiceOfOrder(order)))).pages).toHaveLength(1);
  },
  60_000,
);

it('an invoice names the companies’ registration numbers', async () => {
  const numbers = { senderTaxNo: '91440101MA5D0X2K7C', receiverTaxNo: 'C0012345678' };
  const [page] = (await rasterizePdf(await renderPdf(invoiceOfOrder(orderInWords('en', 'GH', numbers))))).pages;
  for (const text of ['USCC 91440101MA5D0X2K7C', 'TIN C0012345678']) expect(says(page!, text), text).toBe(true);
});

it('a label of an earlier release prints one waybill on every piece', async () => {
  const [first] = orderInWords('en', 'GH').english.parcels;
  const parcels = [first!, { ...first!, cashOnDelivery: null }];
  const order = orderInWords('en', 'GH', { waybills: [{ waybillNo: WAYBILLS.GH, state: 'WAITING' }], parcels });
  const label = await rasterizePdf(await renderPdf(labelOfOrder(order, null)));
  for (const page of label.pages) {
    expect(readCode128(page.pixels)).toBe(WAYBILLS.GH);
    expect(says(page, 'GHS 1,250.50') && says(page, 'for all 2 pieces together')).toBe(true);
  }
  expect(label.title).toContain(WAYBILLS.GH);
}, 60_000);
