import { describe, expect, it } from 'vitest';
import { MobileLoginRequest, RegisterRequest, UpdateCustomerRequest } from '@/lib/contract/accounts/accounts';
import { AddAddressRequest } from '@/lib/contract/accounts/addresses';
import { ContactExpertRequest, FeedbackRequest, FranchiseRequest } from '@/lib/contract/content/enquiries';
import { optionalText, requiredText, severalLines } from '@/lib/contract/fields';
import { Receiver } from '@/lib/contract/orders/order-request';
import { isBlankOrHasLetter } from '@/lib/text/plain-text';
import { filesOf, readSource } from '../../../architecture/files';

describe('free text', () => {
  it('loses direction marks, and preserves joiners and line ends', () => {
    expect(requiredText().parse('\u202Egnp.exe\u202C')).toBe('gnp.exe');
    expect(severalLines(20).parse(' \u2066Ama\u2069\r\n\u2067Osu\tLa ')).toBe('Ama\nOsu La');
    expect(requiredText().parse('می\u200Cروم')).toBe('می\u200Cروم');
    expect(requiredText().safeParse('\u202E').error?.issues[0]?.message).toBe('required');
  });

  it.each(['a\nb', 'a\u0000b', 'a\u001b[2Jb', 'a\u2028b', 'a\ud800b'])(
    'is rejected on one line with the character in %j',
    (text) => {
      for (const schema of [requiredText(), optionalText()])
        expect(schema.safeParse(text).error?.issues.map(({ message }) => message)).toEqual(['textUnreadable']);
      const isLine = text === 'a\nb' || text === 'a\u2028b';
      expect(severalLines(20).safeParse(text).success).toBe(isLine);
    },
  );

  it.each([
    ['an expert', ContactExpertRequest],
    ['feedback', FeedbackRequest],
    ['a franchise', FranchiseRequest],
    ['an entry of the address book', AddAddressRequest],
  ])('is rejected as a name without letters: %s', (_, schema) => {
    const message = (name: string) =>
      schema.safeParse({ name }).error?.issues.find(({ path }) => path[0] === 'name')?.message;
    expect(message('🙂 1')).toBe('nameWithoutLetters');
    for (const name of ['Ama', '李', 'آمنہ']) expect(message(name)).toBeUndefined();
  });

  it.each([
    ['a new account', RegisterRequest],
    ['account settings', UpdateCustomerRequest],
  ])('is rejected without letters for names of %s', (_, schema) => {
    for (const field of ['firstName', 'familyName']) {
      const message = (name: string) =>
        schema.safeParse({ [field]: name }).error?.issues.find(({ path }) => path[0] === field)?.message;
      expect(message('🙂 1')).toBe('nameWithoutLetters');
      for (const name of ['Ama', '李', 'آمنہ']) expect(message(name)).toBeUndefined();
    }
  });

  it('is rejected without letters for the optional name of a login’s new account', () => {
    const message = (firstName?: string) =>
      MobileLoginRequest.safeParse({ firstName }).error?.issues.find(({ path }) => path[0] === 'firstName')?.message;
    expect(message('🙂 1')).toBe('nameWithoutLetters');
    for (const name of [undefined, '', 'Ama', '李', 'آمنہ']) expect(message(name)).toBeUndefined();
  });

  it('is empty as a name, or has a letter of any script', () => {
    for (const name of ['', '  ', 'Ama', '李', 'آمنہ 2', 'Ş.']) expect(isBlankOrHasLetter(name), name).toBe(true);
    for (const name of ['🙂', '12', '.', '- 7']) expect(isBlankOrHasLetter(name), name).toBe(false);
  });

  it('is rejected if too long, and never truncated', () => {
    expect(requiredText(3).safeParse('four').error?.issues[0]?.message).toBe('tooLong');
    const cutting = filesOf('components').filter(
      (file) => file.endsWith('.tsx') && /\bmaxLength=/.test(readSource(file)),
    );
    expect(cutting).toEqual([]);
  });
});

describe('a name', () => {
  const nameIn = (schema: { shape: { name: { parse: (typed: string) => unknown } } }) => (typed: string) =>
    schema.shape.name.parse(typed);
  const READERS = [
    ['a receiver', nameIn(Receiver)],
    ['an entry of the address book', nameIn(AddAddressRequest)],
    ['an enquiry', nameIn(FeedbackRequest)],
    ['a franchise', nameIn(FranchiseRequest)],
    ['an account', (typed: string) => RegisterRequest.shape.firstName.parse(typed)],
    ['a family', (typed: string) => UpdateCustomerRequest.shape.familyName.parse(typed)],
  ] as const;

  it.each(READERS)('may be one word, with any apostrophe, and joiners inside a word: %s', (_, read) => {
    const names = ['Suharto', "N'Diaye", 'N’Diaye', 'Nʼdiaye', 'N‘Diaye', 'N´Diaye', 'O`Brien', 'Moʻolelo', 'Jean-Luc'];
    for (const name of [...names, 'شیخ‌پورہ', '李伟', 'Adé Ọlá']) expect(read(name)).toBe(name.normalize('NFC'));
  });

  it.each(READERS)('loses invisible characters, and has composed letters and single spaces: %s', (_, read) => {
    expect(read('\u200bAma\u200e Men\u00adsah\ufeff')).toBe('Ama Mensah');
    expect(read('\u200cAma\u00a0\tMensah\u200d')).toBe('Ama Mensah');
    expect(read('S\u0327eyma')).toBe('Şeyma');
    expect(read('آمنہ\u200f')).toBe('آمنہ');
  });

  it('may be blank as the family name of an account', () => {
    expect(UpdateCustomerRequest.parse({ userId: 'u1', firstName: 'Suharto', familyName: '' }).familyName).toBe('');
  });
});
