import 'server-only';
import { email } from '@/lib/contract/fields';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../db/open';
import { fieldError } from '../platform/errors';
import { validPhone } from '../dictionaries/phone-number';

/** What an account is known by, in its one spelling: e-mail in lower case, phone in E.164. */
export interface AccountName {
  kind: 'email' | 'phone';
  value: string;
}

/** The account a person typed, or null when it is neither an e-mail address nor a number of the country. */
export async function readAccountName(db: Queryable, typed: string, country: Country): Promise<AccountName | null> {
  if (typed.includes('@')) {
    const parsed = email.safeParse(typed);
    return parsed.success ? { kind: 'email', value: parsed.data } : null;
  }
  const phone = await validPhone(db, typed, country);
  return phone === null ? null : { kind: 'phone', value: phone.e164 };
}

interface Typed {
  account: string;
  countryCode: Country;
}

/** The account of a form; what is none is a mistake in its field: an address or a number that cannot be right. */
export async function accountOf(db: Queryable, { account, countryCode }: Typed): Promise<AccountName> {
  const name = await readAccountName(db, account, countryCode);
  if (!name) throw fieldError('account', account.includes('@') ? 'emailFormat' : 'phoneFormat');
  return name;
}
