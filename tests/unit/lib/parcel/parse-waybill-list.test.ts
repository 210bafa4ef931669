import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/lib/market/country';
import { MAX_TRACKED_NUMBERS, parseWaybillList } from '@/lib/parcel/parse-waybill-list';
import { formatWaybill, groupedWaybill } from '@/lib/parcel/waybill-number';
import { anyBytes, bytesOf } from './bytes';

const FIRST_WAYBILL = 'DX01234567894GH';
const SECOND_WAYBILL = 'DX01234567898MA';
const THIRD_WAYBILL = 'DX01234567891SA';
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

describe('a separator', () => {
  it.each(Object.entries(SEPARATORS))('is allowed: %s', (_, separator) => {
    const list = parseWaybillList([FIRST_WAYBILL, SECOND_WAYBILL, THIRD_WAYBILL].join(separator));
    expect(list.numbers.map(({ waybill, status }) => [waybill, status])).toEqual([
      [FIRST_WAYBILL, 'ok'],
      [SECOND_WAYBILL, 'ok'],
      [THIRD_WAYBILL, 'ok'],
    ]);
    expect(list).toMatchObject({ count: 3, tooMany: false });
  });

  it.each([
    `1. ${FIRST_WAYBILL}\n2. ${SECOND_WAYBILL}\n10. ${THIRD_WAYBILL}`,
    `1) ${FIRST_WAYBILL} 2) ${SECOND_WAYBILL} 3) ${THIRD_WAYBILL}`,
    `（1）${FIRST_WAYBILL} （2）${SECOND_WAYBILL} （3）${THIRD_WAYBILL}`,
    `1、${FIRST_WAYBILL}\n2、${SECOND_WAYBILL}\n3、${THIRD_WAYBILL}`,
    `1.${FIRST_WAYBILL}\n2.${SECOND_WAYBILL}\n3.${THIRD_WAYBILL}`,
    `${FIRST_WAYBILL}→${SECOND_WAYBILL} ➡ ${THIRD_WAYBILL}`,
    `${FIRST_WAYBILL}+${SECOND_WAYBILL}: ${THIRD_WAYBILL}`,
    `运单号：${FIRST_WAYBILL}：${SECOND_WAYBILL}：${THIRD_WAYBILL}`,
  ])('is found beside the marks of a numbered list: %j', (text) => {
    expect(waybillsOf(text)).toEqual([FIRST_WAYBILL, SECOND_WAYBILL, THIRD_WAYBILL]);
  });

  it('is ignored at the ends', () => {
    expect(waybillsOf(`\ufeff\n , ${FIRST_WAYBILL} ;\n`)).toEqual([FIRST_WAYBILL]);
  });

  it.each(['', ' \n\t', ',،、', '\u200b', ' -- '])('gives an empty list if alone: %j', (text) => {
    expect(parseWaybillList(text)).toEqual({ numbers: [], count: 0, tooMany: false });
  });
});

describe('a digit or a letter', () => {
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
  ])('is normalised: %j', (text) => {
    expect(parseWaybillList(text).numbers).toEqual([{ raw: text, waybill: FIRST_WAYBILL, status: 'ok' }]);
  });
});

describe('a number printed in groups', () => {
  it.each([
    'DX 0123 4567 894 GH',
    'DX0123 4567 894GH',
    'DX01234567894 GH',
    'dx-0123-4567-894-gh',
    'DX 0123 – 4567 – 894 GH',
    'DX\u00a00123\u3000٤٥٦٧ 894 GH',
    'DX0123\u200b4567\u200b894GH',
    [...'DX01234567894GH'].join('\u200b'),
  ])('is one number: %j', (text) => {
    expect(parseWaybillList(text).numbers).toEqual([{ raw: text, waybill: FIRST_WAYBILL, status: 'ok' }]);
  });

  it('may stand beside others and whole ones', () => {
    expect(waybillsOf(`DX 0123 4567 894 GH DX 0123 4567 898 MA ${THIRD_WAYBILL}`)).toEqual([
      FIRST_WAYBILL,
      SECOND_WAYBILL,
      THIRD_WAYBILL,
    ]);
    expect(waybillsOf(`${THIRD_WAYBILL} DX 0123 4567 894 GH`)).toEqual([THIRD_WAYBILL, FIRST_WAYBILL]);
    expect(waybillsOf(`${FIRST_WAYBILL}-${SECOND_WAYBILL}`)).toEqual([FIRST_WAYBILL, SECOND_WAYBILL]);
  });

  it('gives one mistake for a slip, not five', () => {
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

  it('is not joined across a separator, nor from pieces unlike a waybill', () => {
    expect(waybillsOf('DX0123,4567894GH')).toEqual(['DX0123', '4567894GH']);
    expect(waybillsOf('DX 12345 67890 13579 24680 GH')).toEqual(['DX', '12345', '67890', '13579', '24680', 'GH']);
    expect(waybillsOf('DX 12345 GH')).toEqual(['DX', '12345', 'GH']);
    expect(waybillsOf('DX hello GH')).toEqual(['DX', 'HELLO', 'GH']);
    expect(waybillsOf('1234567890 0987654321')).toEqual(['1234567890', '0987654321']);
    expect(waybillsOf(`DX0123 ${FIRST_WAYBILL}`)).toEqual(['DX0123', FIRST_WAYBILL]);
    expect(waybillsOf('DX0123 4567')).toEqual(['DX0123', '4567']);
  });
});

describe('a number as scanners, links and other keyboards write it', () => {
  it.each([
    ']C1DX01234567894GH',
    ']d2DX01234567894GH',
    '*DX01234567894GH*',
    'no%3DDX01234567894GH',
    'https://dunia.example/gh-en/track%3Fno%3DDX01234567894GH%26x',
    'DXO1234567894GH',
    'dxo12345678 94gh',
    'DX0I234567894GH',
    'DХ01234567894GH',
    'DΧО1234567894GН',
    'DX.0123.4567.894.GH',
    'DX_0123_4567_894_GH',
    'DX·0123·4567·894·GH',
    'DX\t0123\t4567\t894\tGH',
    'DX0123\n4567894GH',
    'DX 0123 4567\r\n894 GH',
    'D.X.0.1.2.3.4.5.6.7.8.9.4.G.H',
    'DX०१२३४५६७८९४GH',
    'Your parcel\nDX_0123_4567_894_GH\nis here',
  ])('is read: %j', (text) => {
    expect(waybillsOf(text)).toEqual([FIRST_WAYBILL]);
    expect(statusesOf(text)).toEqual(['ok']);
  });

  it('is read in a list, and as an order number', () => {
    expect(waybillsOf(`]C1${FIRST_WAYBILL}\n]C1${SECOND_WAYBILL}\n]C1${THIRD_WAYBILL}`)).toEqual([
      FIRST_WAYBILL,
      SECOND_WAYBILL,
      THIRD_WAYBILL,
    ]);
    expect(waybillsOf(`DX.0123.4567.894.GH\nDX.0123.4567.898.MA`)).toEqual([FIRST_WAYBILL, SECOND_WAYBILL]);
    expect(waybillsOf(`${FIRST_WAYBILL}\t${SECOND_WAYBILL}`)).toEqual([FIRST_WAYBILL, SECOND_WAYBILL]);
    expect(waybillsOf('TNOO12.3456.7894')).toEqual(['TN001234567894']);
  });

  it('is corrected only if the check digit proves it', () => {
    expect(statusesOf('DXO1234567895GH')).toEqual(['shape']);
    expect(statusesOf('DX.0123.4567.895.GH')).toEqual(['shape']);
    expect(waybillsOf('50% OFF')).toEqual(['50', 'OFF']);
  });

  it('is named if it is of another carrier, even in a message', () => {
    expect(parseWaybillList(`My parcels are ${FIRST_WAYBILL} and rm123456785cn. Call 0241234567`).numbers).toEqual([
      { raw: FIRST_WAYBILL, waybill: FIRST_WAYBILL, status: 'ok' },
      { raw: 'rm123456785cn.', waybill: 'RM123456785CN', status: 'shape' },
    ]);
  });
});

describe('an error in a list', () => {
  it('leaves a malformed number in its place, as pasted and as parsed', () => {
    expect(parseWaybillList(`${FIRST_WAYBILL}\nrm123456785cn\n DX01234567895GH \nDX1`).numbers).toEqual([
      { raw: FIRST_WAYBILL, waybill: FIRST_WAYBILL, status: 'ok' },
      { raw: 'rm123456785cn', waybill: 'RM123456785CN', status: 'shape' },
      { raw: 'DX01234567895GH', waybill: 'DX01234567895GH', status: 'check-digit' },
      { raw: 'DX1', waybill: 'DX1', status: 'shape' },
    ]);
  });

  it('lists a repeated number once, in its first place and spelling', () => {
    expect(
      parseWaybillList(`${SECOND_WAYBILL} dx01234567894gh\n${FIRST_WAYBILL},DX 0123 4567 894 GH;${SECOND_WAYBILL}`)
        .numbers,
    ).toEqual([
      { raw: SECOND_WAYBILL, waybill: SECOND_WAYBILL, status: 'ok' },
      { raw: 'dx01234567894gh', waybill: FIRST_WAYBILL, status: 'ok' },
    ]);
  });
});

describe('a message that contains numbers', () => {
  it.each([
    `Hi Ama! Your 2 parcels ${FIRST_WAYBILL} and ${SECOND_WAYBILL} left on 24/11, 10:30. Call +233 24 123 4567 or 0241234567.`,
    `Track it here: https://dunia.example/gh-en/track?no=${FIRST_WAYBILL}&no=${SECOND_WAYBILL}`,
    `您的包裹${FIRST_WAYBILL}已发出，另一个是${SECOND_WAYBILL}。共2件`,
    `شحنتك رقم ${FIRST_WAYBILL} وشحنتك ${SECOND_WAYBILL} في الطريق، اتصل على 0100123456`,
    `آپ کا پارسل ${FIRST_WAYBILL}، اور ${SECOND_WAYBILL}۔ شکریہ`,
    `📦${FIRST_WAYBILL}📦 Votre colis est parti, le second aussi : ${SECOND_WAYBILL} !`,
    `Kargonuz yolda mı? DX 0123 4567 894 GH, ${SECOND_WAYBILL}`,
  ])('%s', (text) => {
    expect(waybillsOf(text)).toEqual([FIRST_WAYBILL, SECOND_WAYBILL]);
    expect(statusesOf(text)).toEqual(['ok', 'ok']);
  });

  it('names the wrong number', () => {
    expect(
      parseWaybillList(`Your parcels: ${FIRST_WAYBILL} and DX0123456789GH`).numbers.map(({ status }) => status),
    ).toEqual(['ok', 'shape']);
    expect(statusesOf('Where is DX01234567895GH please')).toEqual(['check-digit']);
  });

  it('preserves all typed text without a number of ours', () => {
    expect(waybillsOf('where is my parcel 12345')).toEqual(['WHERE', 'IS', 'MY', 'PARCEL', '12345']);
  });

  it('is not a list: in a list every line has a result', () => {
    expect(waybillsOf(`ABC,${FIRST_WAYBILL}`)).toEqual(['ABC', FIRST_WAYBILL]);
    expect(waybillsOf(`${FIRST_WAYBILL}\nRM123456785CN\n12345`)).toEqual([FIRST_WAYBILL, 'RM123456785CN', '12345']);
    expect(waybillsOf(`${FIRST_WAYBILL}\nDX 0123 4567 GH`)).toEqual([FIRST_WAYBILL, 'DX', '0123', '4567', 'GH']);
  });
});

describe('the limit of 20', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => formatWaybill(bytesOf(BigInt(index)), 'KE'));

  it('accepts 20, and rejects 21 without losing one', () => {
    expect(MAX_TRACKED_NUMBERS).toBe(20);
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

  it('parses to a stable result', () => {
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

  it('returns only the waybills in any mix of groups and separators', () => {
    const part = fc.tuple(anyWaybill, fc.boolean(), fc.constantFrom(...Object.values(SEPARATORS)));
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const text = parts
          .map(([waybill, grouped, after]) => (grouped ? groupedWaybill(waybill) : waybill) + after)
          .join('');
        const expected = [...new Set(parts.map(([waybill]) => waybill))];
        const { numbers, tooMany } = parseWaybillList(text);
        // Groups that run into the next number are ambiguous. They are listed unchanged.
        fc.pre(!parts.some(([, grouped], index) => (grouped || parts[index + 1]?.[1]) && parts[index]![2] === ''));
        expect(numbers.map(({ waybill }) => waybill)).toEqual(expected);
        expect(tooMany).toBe(expected.length > 20);
      }),
    );
  });
});
