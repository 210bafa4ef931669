import { describe, expect, it } from 'vitest';
import { phoneHref, splitContacts } from '@/components/frame/contacts/contacts';
import countries from '@/lib/server/programs/seed/data/countries.json';

describe('the list of contacts (§2: joined by a slash)', () => {
  it('is split and trimmed', () => expect(splitContacts('+233 30 1/ +233 24 2')).toEqual(['+233 30 1', '+233 24 2']));
  it('may have one or none', () => {
    expect(splitContacts('a@b.example')).toEqual(['a@b.example']);
    expect(splitContacts('')).toEqual([]);
  });
  it('has dialable numbers and plain addresses in every seeded country', () => {
    for (const { contact, email } of countries) {
      for (const phone of splitContacts(contact)) expect(phone).toMatch(/^\+[\d ]{8,20}$/);
      for (const address of splitContacts(email)) expect(address).toMatch(/^[^\s@]+@[^\s@]+\.[a-z]+$/);
    }
  });
});

it('the link of a phone number has its digits only', () => {
  expect(phoneHref('+212 5 22 00 02 01')).toBe('tel:+212522000201');
});
