import 'server-only';
import { randomUUID } from 'node:crypto';
import { passwordMeetsRule } from '@/lib/contract/fields';
import type { Country } from '@/lib/market/country';
import { isUniqueViolation } from '../../platform/db/engine';
import type { Queryable } from '../../platform/db/open';
import { ApiError, fieldError } from '../../platform/errors';
import { resolveAccountName, type AccountName } from './account-name';
import { hashPassword } from '../passwords/hash-password';
import { insertUser, type UserRow } from './user-store';

export interface NewUserProfile {
  countryCode: Country;
  appellation?: string;
  firstName?: string;
  familyName?: string;
  companyName?: string;
  companyAddress?: string;
  /** E.164. The number is not proven by a code. */
  contactPhone?: string | null;
}

export interface CreateUserInput extends NewUserProfile {
  /** Email address or phone number, as typed. */
  account: string;
  /** Plain text. It must meet the rule of §5. */
  password: string;
  now: Date;
}

/** Returns the row of a new account. `passwordHash` is null if no password was chosen yet. */
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
    handed_over_at: null,
    messages_a_day: null,
  };
}

/** Stores a new account. Throws `accountTaken`. */
export async function storeNewUser(db: Queryable, row: UserRow): Promise<UserRow> {
  try {
    await insertUser(db, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('accountTaken');
    throw error;
  }
  return row;
}

/** Network of operators and of sample data: this machine. */
const LOCAL_NETWORK = 'here';

/**
 * Creates an account without a verification code, for operators and sample data. Throws the errors of
 * `resolveAccountName`, `passwordFormat` on its field, or `accountTaken`.
 */
export async function createUser(db: Queryable, input: CreateUserInput): Promise<UserRow> {
  const name = await resolveAccountName(db, input);
  if (!passwordMeetsRule(input.password)) throw fieldError('password', 'passwordFormat');
  const passwordHash = await hashPassword(input.password, { network: LOCAL_NETWORK, account: name.value });
  return storeNewUser(db, newUserRow(name, passwordHash, input, input.now));
}
