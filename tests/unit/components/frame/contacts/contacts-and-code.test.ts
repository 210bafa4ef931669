import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { qrPath } from '@/lib/parcel/qr-path';
import { splitContacts } from '@/components/frame/contacts/contacts';
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

/** Rasterises the path into modules. */
function paint(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let column = 0; column < Number(width); column += 1) rows[Number(y)]![Number(x) + column] = true;
  }
  return rows;
}

it('the path of a QR code paints exactly its modules', () => {
  const { data, size } = encode('https://duniaexpress.example/pk-ur', { border: 2 });
  expect(paint(qrPath(data), size)).toEqual(data);
});
