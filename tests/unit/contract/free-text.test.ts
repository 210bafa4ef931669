import { describe, expect, it } from 'vitest';
import { MobileLoginRequest, RegisterRequest, UpdateCustomerRequest } from '@/lib/contract/accounts';
import { AddAddressRequest } from '@/lib/contract/addresses';
import { ContactExpertRequest, FeedbackRequest, FranchiseRequest } from '@/lib/contract/enquiries';
import { optional, required } from '@/lib/contract/fields';
import { isBlankOrHasLetter } from '@/lib/parcel/plain-text';
import { filesOf, read } from '../../architecture/files';

describe('free text', () => {
  it('loses what turns its direction round, and keeps joiners and line ends', () => {
    expect(required().parse('\u202Egnp.exe\u202C')).toBe('gnp.exe');
    expect(optional().parse(' \u2066Ama\u2069\n\u2067Osu ')).toBe('Ama\nOsu');
    expect(required().parse('می\u200Cروم')).toBe('می\u200Cروم');
    expect(required().safeParse('\u202E').error?.issues[0]?.message).toBe('required');
  });

  it.each([
    ['an expert', ContactExpertRequest],
    ['feedback', FeedbackRequest],
    ['a franchise', FranchiseRequest],
    ['an entry of the address book', AddAddressRequest],
  ])('a name without letters is refused: %s', (_, schema) => {
    const message = (name: string) =>
      schema.safeParse({ name }).error?.issues.find(({ path }) => path[0] === 'name')?.message;
    expect(message('🙂 1')).toBe('nameWithoutLetters');
    for (const name of ['Ama', '李', 'آمنہ']) expect(message(name)).toBeUndefined();
  });

  it.each([
    ['a new account', RegisterRequest],
    ['account settings', UpdateCustomerRequest],
  ])('nor are the names of %s', (_, schema) => {
    for (const field of ['firstName', 'familyName']) {
      const message = (name: string) =>
        schema.safeParse({ [field]: name }).error?.issues.find(({ path }) => path[0] === field)?.message;
      expect(message('🙂 1')).toBe('nameWithoutLetters');
      for (const name of ['Ama', '李', 'آمنہ']) expect(message(name)).toBeUndefined();
    }
  });

  it('nor is the name of an account that a login makes, which may be left out', () => {
    const message = (firstName?: string) =>
      MobileLoginRequest.safeParse({ firstName }).error?.issues.find(({ path }) => path[0] === 'firstName')?.message;
    expect(message('🙂 1')).toBe('nameWithoutLetters');
    for (const name of [undefined, '', 'Ama', '李', 'آمنہ']) expect(message(name)).toBeUndefined();
  });

  it('of a name is blank, or has a letter of any script', () => {
    for (const name of ['', '  ', 'Ama', '李', 'آمنہ 2', 'Ş.']) expect(isBlankOrHasLetter(name), name).toBe(true);
    for (const name of ['🙂', '12', '.', '- 7']) expect(isBlankOrHasLetter(name), name).toBe(false);
  });

  it('is refused where it is too long, and cut nowhere: a browser cuts a paste without a word', () => {
    expect(required(3).safeParse('four').error?.issues[0]?.message).toBe('tooLong');
    const cutting = filesOf('components').filter((file) => file.endsWith('.tsx') && /\bmaxLength=/.test(read(file)));
    expect(cutting).toEqual([]);
  });
});
