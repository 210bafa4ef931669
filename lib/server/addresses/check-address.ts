import 'server-only';
import { validPhone } from '../dictionaries/phone-number';
import type { Context } from '../context';
import { digitalAddressText } from '@/lib/market/digital-address';
import { digitalAddressIssue } from '@/lib/orders/order-issues';
import type { FieldError } from '@/lib/contract/envelope';
import { ApiError } from '../platform/errors';
import type { AddressRecord } from '@/lib/server/accounts/addresses/address-record';
import { loadPlaceNames, misplacedField, type KnownPlaces } from '@/lib/server/accounts/addresses/place-names';

/**
 * What the schema cannot know: the places lie in each other, the phone fits the entry's country (§5).
 * Answers the entry as it is stored, its phone in E.164, and its places; throws `invalid` with every mistake.
 */
export async function checkAddress(
  { db }: Pick<Context, 'db'>,
  record: AddressRecord,
): Promise<{ record: AddressRecord; places: KnownPlaces }> {
  const [places, phone] = await Promise.all([
    loadPlaceNames(db, [record]),
    validPhone(db, record.phone, record.countryCode),
  ]);
  const misplaced = misplacedField(record, places);
  const phoneFits = phone?.country === record.countryCode;
  const misread = digitalAddressIssue(record.digitalAddress, record.countryCode);
  const fields: FieldError[] = [
    ...(misplaced ? [{ field: misplaced, message: 'placeUnknown' }] : []),
    ...(phoneFits ? [] : [{ field: 'phone', message: 'phoneFormat' }]),
    ...(misread ? [{ field: 'digitalAddress', message: misread }] : []),
  ];
  if (fields.length > 0 || !phone) throw new ApiError('invalid', { fields });
  const digitalAddress = digitalAddressText(record.digitalAddress, record.countryCode);
  return { record: { ...record, phone: phone.e164, digitalAddress }, places };
}
