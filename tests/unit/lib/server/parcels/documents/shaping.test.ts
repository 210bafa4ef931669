import { describe, expect, it } from 'vitest';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import { renderPdf } from '@/lib/server/parcels/documents/pdf/render-pdf';
import { glyphsByLetter } from '../../../../../fixtures/pdf-letters';
import { orderInWords } from '../../../../support/sample-orders';

/** Returns the highest number of glyphs for the letter in a font of the document. */
const formsOf = (pdf: Buffer, letter: string) => Math.max(...glyphsByLetter(pdf).map((font) => font.get(letter) ?? 0));

const labelFor = (language: 'ar' | 'ur' | 'en', country: 'EG' | 'PK' | 'GH', name: string) =>
  renderPdf(labelOfOrder(withName(orderInWords(language, country), name), 0));

function withName(order: ReturnType<typeof orderInWords>, name: string) {
  for (const view of [order.english, order.local]) view.receiver = { ...view.receiver, name };
  return order;
}

describe('the shaper of letters', () => {
  it('joins Arabic letters: the initial, medial and final forms differ', async () => {
    const pdf = await labelFor('ar', 'EG', 'محمد قم');
    expect(formsOf(pdf, 'م')).toBeGreaterThanOrEqual(3);
  }, 30_000);

  it('joins the letters that only Urdu has', async () => {
    const pdf = await labelFor('ur', 'PK', 'گلگ بھائی ٹوٹ');
    expect(formsOf(pdf, 'گ')).toBeGreaterThanOrEqual(2);
    expect(formsOf(pdf, 'ھ')).toBeGreaterThanOrEqual(1);
  }, 30_000);

  it('renders Latin letters in one form', async () => {
    const pdf = await labelFor('en', 'GH', 'Ama Mensah');
    expect(formsOf(pdf, 'm')).toBe(1);
  }, 30_000);
});
