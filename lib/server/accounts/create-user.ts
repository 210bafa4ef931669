import 'server-only';
import { randomUUID } from 'node:crypto';
import { passwordMeetsRule } from '@/lib/contract/fields';
import type { Country } from '@/lib/market/country';
import { isUniqueViolation } from '../platform/db/engine';
import type { Queryable } from '../db/open';
import { ApiError, fieldError } from '../platform/errors';
import { accountOf, type AccountName } from './account-name';
import { hashPassword } from './hash-password';
import { insertUser, type UserRow } from './store';

export interface NewUserProfile {
  countryCode: Country;
  appellation?: string;
  firstName?: string;
  familyName?: string;
  companyName?: string;
  companyAddress?: string;
  /** E.164; not proven. */
  contactPhone?: string | null;
}

export interface CreateUserInput extends NewUserProfile {
  /** E-mail address or phone number, as a person writes it. */
  account: string;
  /** Plain; by the rule of §5. */
  password: string;
  now: Date;
}

/** The row of a new account. `passwordHash` is null for one that has chosen no password yet. */
export function newUserRow(
  name: AccountName,
  passwordHash: string | null,
  profile: NewUserProfile,
  now: Date,
): UserRow {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    email: name.kind === 'email' ? name.value : null,
    phone: name.kind === 'phone' ? name.value : null,
    contact_phone: profile.contactPhone ?? null,
    password_hash: passwordHash,
    country_code: profile.countryCode,
    appellation: profile.appellation ?? '',
    first_name: profile.firstName ?? '',
    family_name: profile.familyName ?? '',
    company_name: profile.companyName ?? '',
    company_address: profile.companyAddress ?? '',
    created_at: at,
    updated_at: at,
    locked_at: null,
  };
}

/** Stores a new account; throws accountTaken. */
export async function storeNewUser(db: Queryable, row: UserRow): Promise<UserRow> {
  try {
    await insertUser(db, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('accountTaken');
    throw error;
  }
  return row;
}

/**
 * Makes an account without a verification code: for operators and sample data.
 * Throws ApiError: emailFormat, phoneFormat or passwordFormat on its field, accountTaken.
 */
export async function createUser(db: Queryable, input: CreateUserInput): Promise<UserRow> {
  const name = await accountOf(db, input);
  if (!passwordMeetsRule(input.password)) throw fieldError('password', 'passwordFormat');
  const passwordHash = await hashPassword(input.password);
  return storeNewUser(db, newUserRow(name, passwordHash, input, input.now));
}
