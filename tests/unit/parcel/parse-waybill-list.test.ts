import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { MAX_WAYBILLS, parseWaybillList } from '@/lib/parcel/parse-waybill-list';
import { formatWaybill, groupedWaybill } from '@/lib/parcel/waybill-number';
import { anyBytes, bytesOf } from './bytes';

const A = 'DX01234567894GH';
const B = 'DX01234567898MA';
const C = 'DX01234567891SA';
const waybillsOf = (text: string) => parseWaybillList(text).numbers.map(({ waybill }) => waybill);
const statusesOf = (text: string) => parseWaybillList(text).numbers.map(({ status }) => status);

const SEPARATORS = {
  newline: '\n',
  CRLF: '\r\n',
  'old Mac return': '\r',
  'line separator': '\u2028',
  comma: ',',
  'comma and space': ', ',
  semicolon: ';',
  space: ' ',
  tab: '\t',
  'full-width comma': '，',
  'full-width semicolon': '；',
  'ideographic comma': '、',
  'ideographic space': '\u3000',
  'ideographic full stop': '。',
  'Arabic comma': '،',
  'Arabic semicolon': '؛',
  'Urdu full stop': '۔',
  pipe: '|',
  'full-width pipe': '｜',
  slash: '/',
  'no-break space': '\u00a0',
  'narrow no-break space': '\u202f',
  'spaced dash': ' - ',
  'blank lines': '\n\n \r\n',
  'zero-width space': '\u200b',
  'byte-order mark': '\ufeff',
  'right-to-left marks': '\u200f،\u200f ',
  nothing: '',
};

describe('separators', () => {
  it.each(Object.entries(SEPARATORS))('%s', (_, separator) => {
    const list = parseWaybillList([A, B, C].join(separator));
    expect(list.numbers.map(({ waybill, status }) => [waybill, status])).toEqual([
      [A, 'ok'],
      [B, 'ok'],
      [C, 'ok'],
    ]);
    expect(list).toMatchObject({ count: 3, tooMany: false });
  });

  it('at the ends mean nothing', () => {
    expect(waybillsOf(`\ufeff\n , ${A} ;\n`)).toEqual([A]);
  });

  it.each(['', ' \n\t', ',،、', '\u200b', ' -- '])('alone (%j) are an empty list', (text) => {
    expect(parseWaybillList(text)).toEqual({ numbers: [], count: 0, tooMany: false });
  });
});

describe('digits and letters', () => {
  it.each([
    'dx01234567894gh',
    'ＤＸ０１２３４５６７８９４ＧＨ',
    'DX٠١٢٣٤٥٦٧٨٩٤GH',
    'DX۰۱۲۳۴۵۶۷۸۹۴GH',
    '\u2066DX01234567894GH\u2069',
    'DX0123\u200d4567\u200c894GH',
    '"DX01234567894GH"',
    '(DX01234567894GH)',
    '«DX01234567894GH».',
  ])('%j is read', (text) => {
    expect(parseWaybillList(text).numbers).toEqual([{ raw: text, waybill: A, status: 'ok' }]);
  });
});

describe('numbers printed in groups', () => {
  it.each([
    'DX 0123 4567 894 GH',
    'DX0123 4567 894GH',
    'DX01234567894 GH',
    'dx-0123-4567-894-gh',
    'DX 0123 – 4567 – 894 GH',
    'DX\u00a00123\u3000٤٥٦٧ 894 GH',
    'DX0123\u200b4567\u200b894GH',
    [...'DX01234567894GH'].join('\u200b'),
  ])('%j is one', (text) => {
    expect(parseWaybillList(text).numbers).toEqual([{ raw: text, waybill: A, status: 'ok' }]);
  });

  it('stand beside each other and beside whole ones', () => {
    expect(waybillsOf(`DX 0123 4567 894 GH DX 0123 4567 898 MA ${C}`)).toEqual([A, B, C]);
    expect(waybillsOf(`${C} DX 0123 4567 894 GH`)).toEqual([C, A]);
    expect(waybillsOf(`${A}-${B}`)).toEqual([A, B]);
  });

  it('with a slip are one mistake, not five', () => {
    expect(statusesOf('DX 0123 4567 895 GH')).toEqual(['check-digit']);
    expect(parseWaybillList('DX 0123 4567 89 GH').numbers).toEqual([
      { raw: 'DX 0123 4567 89 GH', waybill: 'DX0123456789GH', status: 'shape' },
    ]);
    expect(waybillsOf('DX 0123 4567 8 GH')).toEqual(['DX012345678GH']);
    expect(waybillsOf('DX 0123 4567 GH')).toEqual(['DX', '0123', '4567', 'GH']);
    expect(statusesOf('DX 0123 4567 8944 GH')).toEqual(['shape']);
    expect(waybillsOf('DX 0123 4567 89444 GH')).toEqual(['DX0123456789444GH']);
    expect(waybillsOf('DX 0123 4567 894444 GH')).toEqual(['DX', '0123', '4567', '894444', 'GH']);
  });

  it('are not joined over a separator, nor from pieces of nothing like a waybill', () => {
    expect(waybillsOf('DX0123,4567894GH')).toEqual(['DX0123', '4567894GH']);
    expect(waybillsOf('DX 12345 67890 13579 24680 GH')).toEqual(['DX', '12345', '67890', '13579', '24680', 'GH']);
    expect(waybillsOf('DX 12345 GH')).toEqual(['DX', '12345', 'GH']);
    expect(waybillsOf('DX hello GH')).toEqual(['DX', 'HELLO', 'GH']);
    expect(waybillsOf('1234567890 0987654321')).toEqual(['1234567890', '0987654321']);
    expect(waybillsOf(`DX0123 ${A}`)).toEqual(['DX0123', A]);
    expect(waybillsOf('DX0123 4567')).toEqual(['DX0123', '4567']);
  });
});

describe('what is wrong is said', () => {
  it('keeps malformed numbers in their place, as pasted and as understood', () => {
    expect(parseWaybillList(`${A}\nrm123456785cn\n DX01234567895GH \nDX1`).numbers).toEqual([
      { raw: A, waybill: A, status: 'ok' },
      { raw: 'rm123456785cn', waybill: 'RM123456785CN', status: 'shape' },
      { raw: 'DX01234567895GH', waybill: 'DX01234567895GH', status: 'check-digit' },
      { raw: 'DX1', waybill: 'DX1', status: 'shape' },
    ]);
  });

  it('lists a number once, in the first place and spelling', () => {
    expect(parseWaybillList(`${B} dx01234567894gh\n${A},DX 0123 4567 894 GH;${B}`).numbers).toEqual([
      { raw: B, waybill: B, status: 'ok' },
      { raw: 'dx01234567894gh', waybill: A, status: 'ok' },
    ]);
  });
});

describe('a message with numbers among its words', () => {
  it.each([
    `Hi Ama! Your 2 parcels ${A} and ${B} left on 24/11, 10:30. Call +233 24 123 4567 or 0241234567.`,
    `Track it here: https://dunia.example/gh-en/track?no=${A}&no=${B}`,
    `您的包裹${A}已发出，另一个是${B}。共2件`,
    `شحنتك رقم ${A} وشحنتك ${B} في الطريق، اتصل على 0100123456`,
    `آپ کا پارسل ${A}، اور ${B}۔ شکریہ`,
    `📦${A}📦 Votre colis est parti, le second aussi : ${B} !`,
    `Kargonuz yolda mı? DX 0123 4567 894 GH, ${B}`,
  ])('%s', (text) => {
    expect(waybillsOf(text)).toEqual([A, B]);
    expect(statusesOf(text)).toEqual(['ok', 'ok']);
  });

  it('says which number in it is mistaken', () => {
    expect(parseWaybillList(`Your parcels: ${A} and DX0123456789GH`).numbers.map(({ status }) => status)).toEqual([
      'ok',
      'shape',
    ]);
    expect(statusesOf('Where is DX01234567895GH please')).toEqual(['check-digit']);
  });

  it('without one of ours keeps all that was typed', () => {
    expect(waybillsOf('where is my parcel 12345')).toEqual(['WHERE', 'IS', 'MY', 'PARCEL', '12345']);
  });

  it('is no list: of a list every line is answered', () => {
    expect(waybillsOf(`${A}\nRM123456785CN\n12345`)).toEqual([A, 'RM123456785CN', '12345']);
    expect(waybillsOf(`${A}\nDX 0123 4567 GH`)).toEqual([A, 'DX', '0123', '4567', 'GH']);
  });
});

describe('at most 20', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => formatWaybill(bytesOf(BigInt(index)), 'KE'));

  it('takes 20, and refuses 21 without losing one', () => {
    expect(MAX_WAYBILLS).toBe(20);
    expect(parseWaybillList(many(20).join('\n'))).toMatchObject({ count: 20, tooMany: false });
    const over = parseWaybillList(many(21).join('\n'));
    expect(over).toMatchObject({ count: 21, tooMany: true });
    expect(over.numbers.map(({ waybill }) => waybill)).toEqual(many(21));
  });

  it('counts repeated numbers once', () => {
    expect(parseWaybillList([...many(20), ...many(20)].join(' '))).toMatchObject({ count: 20, tooMany: false });
  });
});

describe('any text', () => {
  const anyWaybill = fc
    .tuple(anyBytes, fc.constantFrom(...COUNTRIES))
    .map(([bytes, country]) => formatWaybill(bytes, country));
  const awkward = fc.constantFrom(
    ...'DXGHMA019dx０٣۴－＼，｡؛ \u00a0\u3000\t\n-—"().:|/\u200b\u200f\ufeff\u0131\u0130ßK①…',
  );
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc.string({ unit: awkward, maxLength: 80 }),
    fc
      .array(fc.oneof(anyWaybill, anyWaybill.map(groupedWaybill), fc.string({ unit: awkward, maxLength: 6 })))
      .map((parts) => parts.join(' ')),
  );

  it('is parsed to what parses to itself', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const first = parseWaybillList(text);
        const again = parseWaybillList(first.numbers.map(({ waybill }) => waybill).join('\n'));
        const plain = ({ numbers }: typeof first) => numbers.map(({ waybill, status }) => [waybill, status]);
        expect(plain(again)).toEqual(plain(first));
      }),
      { numRuns: 2000 },
    );
  });

  it('loses no letter and no digit', () => {
    const letters = (text: string) => new Set(text.toUpperCase().match(/[A-Z0-9]/g));
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'DXGH0189dx ,\n-|'), maxLength: 60 }), (text) => {
        const { numbers, count } = parseWaybillList(text);
        expect(letters(numbers.map(({ waybill }) => waybill).join(''))).toEqual(letters(text));
        expect(count).toBe(numbers.length);
        for (const { raw } of numbers) expect(text.includes(raw) || raw === raw.toUpperCase()).toBe(true);
      }),
    );
  });

  it('with waybills in any mix of groups and separators gives just those', () => {
    const part = fc.tuple(anyWaybill, fc.boolean(), fc.constantFrom(...Object.values(SEPARATORS)));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts
          .map(([waybill, grouped, after]) => (grouped ? groupedWaybill(waybill) : waybill) + after)
          .join('');
        const expected = [...new Set(parts.map(([waybill]) => waybill))];
        const { numbers, tooMany } = parseWaybillList(text);
        // Groups that run into the next number are ambiguous; they are listed unchanged.
        fc.pre(!parts.some(([, grouped], index) => (grouped || parts[index + 1]?.[1]) && parts[index]![2] === ''));
        expect(numbers.map(({ waybill }) => waybill)).toEqual(expected);
        expect(tooMany).toBe(expected.length > 20);
      }),
    );
  });
});
