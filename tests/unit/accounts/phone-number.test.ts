import { describe, expect, it } from 'vitest';
import { account, phone, verifyCode } from '@/lib/contract/fields';
import { parsePhone, printedPhone } from '@/lib/server/dictionaries/phone-number';

describe('a phone number', () => {
  it.each([
    ['024 000 0123', 'GH', '+233240000123', 'GH'],
    ['+233 24 000-0123', 'NG', '+233240000123', 'GH'],
    ['00233240000123', 'GH', '+233240000123', 'GH'],
    ['(0803) 000 0123', 'NG', '+2348030000123', 'NG'],
    ['139 0000 0123', 'CN', '+8613900000123', 'CN'],
    ['0600-000123', 'MA', '+212600000123', 'MA'],
    ['+90 530 000 01 23', 'TR', '+905300000123', 'TR'],
  ] as const)('%s typed in %s is %s', (typed, country, e164, owner) => {
    expect(parsePhone(typed, country)).toEqual({ e164, country: owner });
  });

  it.each([
    ['024 412 3456', 'GH', '+233 24 412 3456'],
    ['+233244123456', 'NG', '+233 24 412 3456'],
    ['13900000123', 'CN', '+86 139 0000 0123'],
    ['٠١٠٠٠٠٠٠١٢٣', 'EG', '+20 10 00000123'],
    ['call me', 'GH', 'call me'],
  ] as const)('%s of %s is printed %s', (typed, country, printed) => {
    expect(printedPhone(typed, country)).toBe(printed);
    expect(printedPhone(printed, country)).toBe(printed);
  });

  it.each(['', '12', '+', '+49 30 123456', '0'.repeat(30), '+233', 'call me', '+233 24 000 0123 456 789'])(
    '%j is none of ours',
    (typed) => expect(parsePhone(typed, 'GH')).toBeNull(),
  );

  it('may be typed in any digits', () => {
    expect(phone.parse('٠٢٤ ٠٠٠ ٠١٢٣')).toBe('024 000 0123');
    expect(phone.parse('۰۲۴-۰۰۰-۰۱۲۳')).toBe('0240000123');
    expect(verifyCode.parse(' ١٢٣ ٤٥٦ ')).toBe('123456');
    expect(account.parse('０２４０００１２３')).toBe('024000123');
  });

  it('leaves an e-mail address as it is typed', () => {
    expect(account.parse('  Ama-Serwaa@Example.com ')).toBe('Ama-Serwaa@Example.com');
  });

  it.each([
    ['', 'required'],
    ['12a45', 'phoneFormat'],
  ])('says one thing about %j', (typed, message) => {
    expect(phone.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
