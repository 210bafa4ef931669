import { describe, expect, it } from 'vitest';
import { containsWords } from '@/components/pages/help/filter-answers';
import { foldText } from '@/lib/text/fold-text';

describe('containsWords', () => {
  const matches: [text: string, typed: string][] = [
    ['Is there any way to send batteries?', 'BATTER'],
    ['What becomes of a parcel that cannot be delivered?', 'delivered parcel'],
    ['Combien coûte le dédouanement ?', 'dedouanement coute'],
    ['Livraison à l’intérieur', "l'interieur"],
    ['Livraison à l’intérieur', 'interieur'],
    ['Gönderi numarası İstanbul ve IĞDIR', 'istanbul ığdır'],
    ['الدفع عند الاستلام', 'الإستلام'],
    ['بطّاريات', 'بطاري'],
    ['ادائیگی بوقتِ وصولی', 'ادائيگي بوقت'],
    ['货到付款收多少手续费？', '手续费'],
    ['up to 100 Wh', '１００ wh'],
  ];

  it.each(matches)('%s contains %s', (text, typed) => {
    expect(containsWords(foldText(text), typed)).toBe(true);
  });

  it('requires every word', () => {
    expect(containsWords(foldText('What does it cost?'), 'cost battery')).toBe(false);
  });

  it('finds everything for a search of punctuation only', () => {
    expect(containsWords(foldText('What does it cost?'), ' ? ')).toBe(true);
  });
});
