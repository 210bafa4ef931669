import 'server-only';
import type { AddressView } from '@/lib/contract/accounts/addresses';

const plain = (text: string) => text.normalize('NFKC').toLowerCase();

const digits = (text: string) => text.replace(/\D/g, '');

/** Returns true if the entry contains the search text. A phone number matches without its calling code or spaces. */
export function matchesText(address: AddressView, text: string): boolean {
  if (text === '') return true;
  const { name, company, email, street, provinceName, cityName, areaName, phone } = address;
  const hasWords = [name, company, email, street, provinceName, cityName, areaName].some((part) =>
    plain(part).includes(plain(text)),
  );
  const number = /^[\d\s()+./-]+$/.test(text) ? digits(text).replace(/^0+/, '') : '';
  return hasWords || (number !== '' && digits(phone).includes(number));
}
