import 'server-only';
import { readMarketPhone } from '../../places/dictionaries/phone-number';
import type { Context } from '../../platform/context';
import { digitalAddressText } from '@/lib/market/digital-address';
import { digitalAddressIssue } from '@/lib/orders/order-issues';
import { phoneIssueIn } from '@/lib/phone/phone-issue';
import { ApiError, type FieldProblem } from '../../platform/errors';
import type { AddressRecord } from './address-record';
import { loadPlacesOfAddresses, misplacedField, type PlacesOfAddresses } from './load-places-of-addresses';

/**
 * Checks what the schema cannot: that each place is inside the next larger one, and that the phone fits the entry's
 * country (§5). Returns the entry to store, with its phone in E.164, and its places. Throws `invalid` with every
 * mistake.
 */
export async function checkAddress(
  { db }: Pick<Context, 'db'>,
  record: AddressRecord,
): Promise<{ record: AddressRecord; places: PlacesOfAddresses }> {
  const [places, phone] = await Promise.all([
    loadPlacesOfAddresses(db, [record]),
    readMarketPhone(db, record.phone, record.countryCode),
  ]);
  const misplaced = misplacedField(record, places);
  const badPhone = phoneIssueIn(record.countryCode, phone);
  const addressIssue = digitalAddressIssue(record.digitalAddress, record.countryCode);
  const fields: FieldProblem[] = [
    ...(misplaced ? [{ field: misplaced, message: 'placeUnknown' }] : []),
    ...(badPhone ? [{ field: 'phone', ...badPhone }] : []),
    ...(addressIssue ? [{ field: 'digitalAddress', message: addressIssue }] : []),
  ];
  if (fields.length > 0 || phone.fault !== undefined) throw new ApiError('invalid', { fields });
  const digitalAddress = digitalAddressText(record.digitalAddress, record.countryCode);
  return { record: { ...record, phone: phone.e164, digitalAddress }, places };
}
