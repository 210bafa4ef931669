import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeMessage } from '@/lib/authenticity/judge-message';
import { hasNoAddress, hasNoLongNumber, MAX_NAME_DIGITS, nameForMessage } from '@/lib/authenticity/name-for-message';
import { Receiver, Sender } from '@/lib/contract/orders/order-request';
import { isOneLine } from '@/lib/text/plain-text';
import { EXISTS, FACTS } from './facts';
import { HONEST_NAMES } from './honest-names';

const ADDRESSES = [
  'evil.co/x1', 'evil.co', 'evil。com', 'evil｡com', 'ｅｖｉｌ．ｃｏｍ', 'evil․com', 'evil[.]com', 'evil(.)com', 'www.x', 'hxxp://x', 'http:x', 'https://evil.example/login',
  'HTTPS://EVIL.EXAMPLE', 'pay evil.com now', 'evil.example', 't.me/abc', 't.me', 'x.com', 'bit.ly/a', 'evil.co.uk', 'a@evil.co', 'Jumia.com', 'Amazon.ae', 'e\u200bvil.com',
  'evil\u2060.co', 'еvil.соm', 'مثال.إختبار', '例子。中国', 'evil.com:8080', 'mr.li/pay', 'dr.com', 'x.ltd/pay', '1.1.1.1', '١.١.١.١', 'ftp://a', 'tg://resolve', 'mailto:a', 'evil-shop.xyz',
  'evil.com，谢谢', 'a.b.evil.com', 'Shop.express', 'K.K.me', 'evil.com?x', 'evil.app#1',
]; // prettier-ignore
const NUMBERS = [
  '12345', 'Code 004217', 'Call 0800 123 456', 'Pin 123-456', 'Ama (024) 000 0123', '١٢٣٤٥', '۱۲۳۴۵', '１２３４５', '①②③④⑤', '1.2.3.4.5', '9 9 9 9 9', 'Order 100500',
]; // prettier-ignore

describe('a name in messages', () => {
  it.each(HONEST_NAMES)('may be %j', (name) => {
    expect({
      hasNoAddress: hasNoAddress(name),
      hasNoLongNumber: hasNoLongNumber(name),
      isOneLine: isOneLine(name),
    }).toEqual({ hasNoAddress: true, hasNoLongNumber: true, isOneLine: true });
    expect(nameForMessage(name)).not.toBeNull();
  });

  it.each(ADDRESSES)('is rejected with the address %j', (name) => {
    expect(hasNoAddress(name)).toBe(false);
    expect(nameForMessage(name)).toBeNull();
  });

  it.each(NUMBERS)('is rejected with the number %j', (name) => {
    expect(hasNoLongNumber(name)).toBe(false);
    expect(nameForMessage(name)).toBeNull();
  });

  it.each(['a\nb', 'a\r\nb.co/x', 'a\u2028b', 'a\u0085b', 'a\u0000b', 'a\u001bb', 'a\tb', 'a\ud800b', '\udc00\ud800'])(
    'is rejected with the character in %j',
    (name) => {
      expect(isOneLine(name)).toBe(false);
      expect(nameForMessage(name)).toBeNull();
    },
  );

  it('has an error message for each case in its schemas', () => {
    const nameIn = (company: string) =>
      Sender.safeParse({ company }).error?.issues.flatMap(({ path, message }) =>
        path[0] === 'company' ? message : [],
      );
    expect(nameIn('evil.co/x1')).toEqual(['nameWithAddress']);
    expect(nameIn('Code 004217')).toEqual(['nameWithNumber']);
    expect(nameIn('a\nb')).toEqual(['textUnreadable']);
    expect(Receiver.safeParse({ name: 'evil.co' }).error!.issues.map(({ message }) => message)).toContain(
      'nameWithAddress',
    );
  });

  it('is not searched if too long, and a long text costs no time', () => {
    for (const name of ['x'.repeat(250_000), 'a.'.repeat(125_000), '1 '.repeat(125_000), '('.repeat(250_000)]) {
      expect(
        Receiver.safeParse({ name }).error!.issues.flatMap(({ path, message }) => (path[0] === 'name' ? message : [])),
      ).toEqual(['tooLong']);
      const start = performance.now();
      hasNoAddress(name.slice(0, 20_000));
      hasNoLongNumber(name.slice(0, 20_000));
      // A quadratic algorithm would take seconds here.
      expect(performance.now() - start).toBeLessThan(1000);
    }
  });

  it('gets a space after each dot so that no part becomes a link', () => {
    expect(nameForMessage('Dr.Ama')).toBe('Dr. Ama');
    expect(nameForMessage('Yılmaz San.ve Tic.Ltd.Şti.')).toBe('Yılmaz San. ve Tic. Ltd. Şti');
    expect(nameForMessage(' A.B.C. Ltd ')).toBe('A. B. C. Ltd');
    expect(nameForMessage('Tic.Ltd\u200b．1A')).toBe('Tic. Ltd\u200b. 1A');
    expect(nameForMessage('Ltd-．22evil')).toBe('Ltd-. 22evil');
  });

  it('never contains a link, address or number that the message check finds', () => {
    const piece = fc.constantFrom(
      'evil', 'co', 'com', 'me', 'Dr', 'st', 'ltd', 't', '.', '。', '．', '/', ':', '//', 'www', 'http', '@', ' ', '\u200b', '1', '22', '333', '-', 'ا', 'د', '中国', 'şti', '?', '(', ')', '[.]',
    ); // prettier-ignore
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const name = nameForMessage(text);
        if (name === null) return;
        const { pieces } = judgeMessage({ text: `${name} is sending you a parcel.`, sender: '' }, FACTS, EXISTS);
        expect(pieces.filter(({ kind }) => kind === 'link' || kind === 'email')).toEqual([]);
        const digits = name.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];
        expect(Math.max(0, ...digits.map((run) => [...run].length))).toBeLessThanOrEqual(MAX_NAME_DIGITS);
        expect(name).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]|\p{L}\p{M}*\.\p{L}\p{M}*\p{L}|:\/\//u);
      }),
      { numRuns: 2000 },
    );
  });
});
