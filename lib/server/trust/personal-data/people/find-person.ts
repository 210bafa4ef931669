import 'server-only';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { email as emailField } from '@/lib/contract/fields';
import type { OrderInput } from '@/lib/contract/orders/order-request';
import { DEFAULT_COUNTRY, type Country } from '@/lib/market/country';
import { parsePhone, printedPhone } from '@/lib/phone/read-phone';
import { findUser, findUserByName, type UserRow } from '../../../accounts/users/user-store';
import type { Queryable } from '../../../platform/db/open';

/** A person whose data is requested, with or without an account. */
export interface Person {
  account: UserRow | null;
  /** Addresses in lower case. */
  emails: ReadonlySet<string>;
  /** Numbers in E.164. */
  phones: ReadonlySet<string>;
}

const nonEmptyValues = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value) => value !== null && value !== undefined && value !== '') as string[];

/**
 * Finds a person by account id, email address, or phone number in any spelling. The result includes the address and
 * number of the account. A number without a calling code belongs to `country`. Returns null for any other text.
 */
export async function findPerson(db: Queryable, typed: string, country: Country): Promise<Person | null> {
  const byId = await findUser(db, typed);
  const email = emailField.safeParse(typed).data;
  const phone = email === undefined ? parsePhone(typed, country)?.e164 : undefined;
  const name = email ? ({ kind: 'email', value: email } as const) : phone && ({ kind: 'phone', value: phone } as const);
  if (!byId && !name) return null;
  const account = byId ?? (name ? await findUserByName(db, name) : null);
  return {
    account,
    emails: new Set(nonEmptyValues([email, account?.email])),
    phones: new Set(nonEmptyValues([phone, account?.phone])),
  };
}

/**
 * Returns the spellings of the person's addresses and numbers. A stored order that names the person contains at least
 * one of them. Numbers are stored as printed. Earlier releases printed them with libphonenumber.
 */
export function storedSpellings({ emails, phones }: Person): string[] {
  const spellings = [...phones].flatMap((phone) => {
    const parsed = parsePhoneNumberFromString(phone);
    const printed = printedPhone(phone, DEFAULT_COUNTRY); // E.164 contains the country, so no default is used
    return nonEmptyValues([phone, printed, parsed?.formatInternational(), parsed?.nationalNumber]);
  });
  return [...emails, ...spellings];
}

interface Contact {
  email?: unknown;
  phone?: unknown;
}

/** Returns true if the address or the number, in any spelling used in the country, is the person's. */
export function isReachedAt({ emails, phones }: Person, { email, phone }: Contact, country: Country): boolean {
  if (typeof email === 'string' && emails.has(email.toLowerCase())) return true;
  if (typeof phone !== 'string' || phone === '') return false;
  return phones.has(parsePhone(phone, country)?.e164 ?? '');
}

export type PersonRole = 'sender' | 'receiver';

/** Returns the person's roles in an order. */
export function rolesIn({ sender, receiver }: OrderInput, person: Person): PersonRole[] {
  return [
    ...(isReachedAt(person, sender, sender.countryCode) ? (['sender'] as const) : []),
    ...(isReachedAt(person, receiver, receiver.countryCode) ? (['receiver'] as const) : []),
  ];
}
