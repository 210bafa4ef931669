import type { VerifyPurpose } from '@/lib/contract/accounts/accounts';
import { readSessionItem, writeSessionItem } from '../browser-storage';

type Purpose = VerifyPurpose | 'CLOSE' | 'PHONE' | 'PASSKEY';

interface StoredNonce {
  account: string;
  nonce: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Prefix of the storage key; the purpose follows. */
const CODE_NONCE_PREFIX = 'codeNonce';
/** Returns the account in one spelling. A form sends an address without its spaces and invisible characters. */
const keyOf = (account: string) =>
  account
    .normalize('NFKC')
    .replace(/[\s\p{DI}]/gu, '')
    .toLowerCase();

/**
 * Stores the nonce of a sent code in this tab, so that a reload does not lose it. `validFor`: life of the code in s.
 */
export function storeCodeNonce(
  purpose: Purpose,
  account: string,
  { nonce, validFor }: { nonce: string; validFor: number },
): void {
  const storedNonce: StoredNonce = { account: keyOf(account), nonce, until: Date.now() + validFor * 1000 };
  writeSessionItem(CODE_NONCE_PREFIX + purpose, JSON.stringify(storedNonce));
}

/** Returns the nonce of the code that this tab requested, or '' if it requested none or the code has expired. */
export function codeNonceOf(purpose: Purpose, account: string): string {
  const item = readSessionItem(CODE_NONCE_PREFIX + purpose);
  if (item === null) return '';
  const storedNonce = JSON.parse(item) as StoredNonce;
  return storedNonce.account === keyOf(account) && storedNonce.until > Date.now() ? storedNonce.nonce : '';
}
