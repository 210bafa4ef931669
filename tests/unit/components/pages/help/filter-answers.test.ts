// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { containsWords, filterAnswers } from '@/components/pages/help/filter-answers';
import { foldText } from '@/lib/text/fold-text';

const details = (id: string, question: string, answer: string) =>
  `<details id="${id}"><summary>${question}</summary><p>${answer}</p></details>`;

let root: HTMLElement;
const hiddenIds = () =>
  [...root.querySelectorAll<HTMLElement>('[id]')].filter((each) => each.hidden).map(({ id }) => id);

beforeEach(() => {
  document.body.innerHTML = `<div>
    <section id="sending" data-topic="sending">
      ${details('batteries', 'Can I send batteries?', 'Up to 100 Wh.')}
      ${details('size', 'How large may a parcel be?', 'Up to 30 kg.')}
    </section>
    <section id="cash" data-topic="cash">${details('fee', 'What does it cost?', 'Three percent.')}</section>
  </div>`;
  root = document.body.firstElementChild as HTMLElement;
});

describe('filterAnswers', () => {
  it('hides answers without a match and empty topics', () => {
    expect(filterAnswers(root, 'up to')).toBe(2);
    expect(hiddenIds()).toEqual(['cash', 'fee']);
  });

  it('searches closed answers too, and opens a single match', () => {
    expect(filterAnswers(root, '100 wh')).toBe(1);
    expect(root.querySelector<HTMLDetailsElement>('#batteries')!.open).toBe(true);
    expect(root.querySelector<HTMLDetailsElement>('#size')!.open).toBe(false);
  });

  it('opens a folded topic during a search only', () => {
    const topic = root.querySelector('#sending')!;
    topic.innerHTML = `<details>${topic.innerHTML}</details>`;
    const fold = topic.firstElementChild as HTMLDetailsElement;
    expect(filterAnswers(root, 'up to')).toBe(2);
    expect(fold.open).toBe(true);
    expect(filterAnswers(root, '')).toBe(3);
    expect(fold.open).toBe(false);
  });

  it('reports an empty result', () => {
    expect(filterAnswers(root, 'drone')).toBe(0);
    expect(hiddenIds()).toEqual(['sending', 'batteries', 'size', 'cash', 'fee']);
  });

  it('shows everything again when the search is cleared', () => {
    filterAnswers(root, 'drone');
    expect(filterAnswers(root, '')).toBe(3);
    expect(hiddenIds()).toEqual([]);
  });
});

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
