import 'server-only';
import { emailFault, isEmailText } from '@/lib/contract/email-text';
import { email } from '@/lib/contract/fields';
import type { Country } from '@/lib/market/country';
import type { Queryable } from '../../platform/db/open';
import { fieldError } from '../../platform/errors';
import { resolveMarketPhone, readMarketPhone } from '../../places/dictionaries/phone-number';

/** Login name of an account, normalised: email in lower case, phone in E.164. */
export interface AccountName {
  kind: 'email' | 'phone';
  value: string;
}

/** Returns the normalised account name, or null if the text is neither an email address nor a number of the country. */
export async function readAccountName(db: Queryable, typed: string, country: Country): Promise<AccountName | null> {
  if (isEmailText(typed)) {
    const parsed = email.safeParse(typed);
    return parsed.success ? { kind: 'email', value: parsed.data } : null;
  }
  const reading = await readMarketPhone(db, typed, country);
  return reading.fault === undefined ? { kind: 'phone', value: reading.e164 } : null;
}

interface TypedAccount {
  account: string;
  countryCode: Country;
}

/** Returns the account name of a form. Throws the fault of the address or number on its field. */
export async function resolveAccountName(
  db: Queryable,
  { account, countryCode }: TypedAccount,
  field = 'account',
): Promise<AccountName> {
  if (!isEmailText(account))
    return { kind: 'phone', value: await resolveMarketPhone(db, { field, typed: account, country: countryCode }) };
  const parsed = email.safeParse(account);
  if (!parsed.success) throw fieldError(field, emailFault(account));
  return { kind: 'email', value: parsed.data };
}
