import type { AddressView } from '@/lib/contract/accounts/addresses';
import type { RequestOf } from '@/lib/contract/registry';
import { parsePhone } from '@/lib/phone/read-phone';
import type { DraftParty } from './draft';

type NewBookEntry = RequestOf<'addAddress'>;

/** Converts a sender or receiver to an address book entry. A party without a person has the company's name. */
export function toBookEntry<Party extends Omit<DraftParty, 'company'>>(
  party: Party & { company?: string },
): Party & { company: string } {
  const company = party.company ?? '';
  return { ...party, name: party.name || company, company };
}

const comparableText = (text = '') => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/**
 * Returns true if the address is already in the book, however its phone number is written (§3). Such an address is not
 * saved twice.
 */
export function isInBook(
  items: readonly AddressView[],
  entry: Record<'name' | 'phone' | 'countryCode' | 'cityCode' | 'street', string> & Pick<NewBookEntry, 'areaCode'>,
): boolean {
  return items.some(
    (item) =>
      comparableText(item.name) === comparableText(entry.name) &&
      comparableText(item.street) === comparableText(entry.street) &&
      item.countryCode === entry.countryCode &&
      item.cityCode === entry.cityCode &&
      item.areaCode === (entry.areaCode ?? '') &&
      parsePhone(item.phone, item.countryCode)?.e164 === parsePhone(entry.phone, item.countryCode)?.e164,
  );
}
