import type { VerifyPurpose } from '@/lib/contract/accounts';
import { readSessionItem, writeSessionItem } from '../browser-storage';

type Purpose = VerifyPurpose | 'CLOSE' | 'PHONE';

interface KeptNonce {
  account: string;
  nonce: string;
  /** Milliseconds since 1970. */
  until: number;
}

/** Followed by the purpose. */
const CODE_NONCE = 'codeNonce';
const spelled = (account: string) => account.trim().toLowerCase();

/** Keeps the nonce of a code that was sent as long as the code is valid, in this tab: a reload before it is typed is no loss. */
export function keepCodeNonce(
  purpose: Purpose,
  account: string,
  { nonce, validFor }: { nonce: string; validFor: number },
): void {
  const kept: KeptNonce = { account: spelled(account), nonce, until: Date.now() + validFor * 1000 };
  writeSessionItem(CODE_NONCE + purpose, JSON.stringify(kept));
}

/** The nonce of the code that this tab asked for; empty when the code was asked for elsewhere. */
export function codeNonceOf(purpose: Purpose, account: string): string {
  const item = readSessionItem(CODE_NONCE + purpose);
  if (item === null) return '';
  const kept = JSON.parse(item) as KeptNonce;
  return kept.account === spelled(account) && kept.until > Date.now() ? kept.nonce : '';
}
