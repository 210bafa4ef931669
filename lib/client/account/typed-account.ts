import { readSessionItem, writeSessionItem } from '../browser-storage';

/** Email address or number typed into login, registration or password reset. It is never a password or code. */
const TYPED_ACCOUNT = 'typedAccount';

export function storeTypedAccount(account: string): void {
  writeSessionItem(TYPED_ACCOUNT, account || null);
}

/** Returns the account typed in this tab, or ''. */
export function readTypedAccount(): string {
  return readSessionItem(TYPED_ACCOUNT) ?? '';
}
