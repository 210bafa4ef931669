import { describe, expect, it } from 'vitest';
import { account, email, optionalEmail, optionalPhone, phone, verifyCode } from '@/lib/contract/fields';

const messagesOf = (schema: { safeParse: typeof email.safeParse }, typed: string) =>
  schema.safeParse(typed).error?.issues.map(({ message }) => message) ?? [];

describe('a phone field', () => {
  it('accepts digits of any script, for the server to read', () => {
    expect(phone.parse(' ٠٢٤ ٠٠٠ ٠١٢٣ ')).toBe('٠٢٤ ٠٠٠ ٠١٢٣');
    expect(optionalPhone.parse(' ')).toBe('');
    expect(account.parse('０２４０００１２３')).toBe('０２４０００１２３');
    expect(verifyCode.parse(' ١٢٣ ٤٥٦ ')).toBe('123456');
    expect(verifyCode.parse('१२३४५६')).toBe('123456');
  });

  it.each([
    ['', 'required'],
    ['12a45', 'phoneLetters'],
    ['none', 'phoneFormat'],
    ['0'.repeat(90), 'tooLong'],
  ])('gives one message for %j', (typed, message) => expect(messagesOf(phone, typed)).toEqual([message]));
});

describe('an e-mail field', () => {
  it.each([
    ' Ama-Serwaa@Example.com ',
    'ama-serwaa@example.com\u200b',
    '\u200eama-serwaa@example.com\u200f',
    'ama-serwaa\u00a0@ example.com',
    'ａｍａ-serwaa＠example．com',
    'ama-serwaa﹫example。com',
    'mailto:ama-serwaa@example.com',
    'Ama Serwaa <ama-serwaa@example.com>',
    'ama-serwaa@example.com.',
  ])('reads %j', (typed) => {
    for (const schema of [email, optionalEmail, account]) expect(schema.parse(typed)).toBe('ama-serwaa@example.com');
  });

  it.each([
    ['ama.example.com', 'emailWithoutAt'],
    ['ama@', 'emailWithoutDomain'],
    ['ama@example', 'emailWithoutDomain'],
    ['ama@example.com, kofi@example.com', 'emailSeveral'],
    ['ama@@example.com', 'emailSeveral'],
    ['émile@example.com', 'emailLetters'],
    ['ama@пример.com', 'emailLetters'],
    ['a..b@example.com', 'emailFormat'],
    ['ama@-.xy', 'emailFormat'],
  ])('refuses %j as %s', (typed, message) => {
    for (const schema of [email, optionalEmail]) expect(messagesOf(schema as typeof email, typed)).toEqual([message]);
    if (typed.includes('@')) expect(messagesOf(account, typed)).toEqual([message]);
  });

  it('may be empty where it is optional', () => {
    expect(optionalEmail.parse(' \u200b')).toBe('');
    expect(messagesOf(email, ' ')).toEqual(['required']);
    expect(messagesOf(account, 'ama')).toEqual(['accountFormat']);
  });
});
