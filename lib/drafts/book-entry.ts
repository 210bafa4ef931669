import type { AddressView } from '@/lib/contract/addresses';
import type { RequestOf } from '@/lib/contract/registry';
import type { PartyFields } from '@/lib/client/ship/draft';

type Entry = RequestOf<'addAddress'>;

/** The entry of the address book that keeps a sender or receiver. An entry has a name; a company's is its own. */
export function bookEntry<Party extends Omit<PartyFields, 'company'>>(
  party: Party & { company?: string },
): Party & { company: string } {
  const company = party.company ?? '';
  return { ...party, name: party.name || company, company };
}

const plain = (text = '') => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** One is the other with the code of its country. */
function isSameNumber(a: string, b: string): boolean {
  const [one, other] = [a, b].map((number) => number.replaceAll(/\D/g, '').replace(/^0+/, '')) as [string, string];
  return one.endsWith(other) || other.endsWith(one);
}

/** §3: an address that is there already is not saved twice, however its phone number is written. */
export function isInBook(
  items: readonly AddressView[],
  entry: Record<'name' | 'phone' | 'countryCode' | 'cityCode' | 'street', string> & Pick<Entry, 'areaCode'>,
): boolean {
  return items.some(
    (item) =>
      plain(item.name) === plain(entry.name) &&
      plain(item.street) === plain(entry.street) &&
      item.countryCode === entry.countryCode &&
      item.cityCode === entry.cityCode &&
      item.areaCode === (entry.areaCode ?? '') &&
      isSameNumber(item.phone, entry.phone),
  );
}
