import 'server-only';
import type { UserView } from '@/lib/contract/accounts/accounts';
import { DEFAULT_COUNTRY, isCountry } from '@/lib/market/country';
import type { UserRow } from './user-store';

/** Returns the account as its owner sees it, without the hash. */
export function presentUser(row: UserRow): UserView {
  return {
    userId: row.id,
    userName: row.email ?? row.phone ?? '',
    email: row.email ?? '',
    phone: row.phone ?? row.contact_phone ?? '',
    phoneProven: row.phone !== null,
    countryCode: isCountry(row.country_code) ? row.country_code : DEFAULT_COUNTRY,
    appellation: row.appellation,
    firstName: row.first_name,
    familyName: row.family_name,
    companyName: row.company_name,
    companyAddress: row.company_address,
    hasPassword: row.password_hash !== null,
  };
}
