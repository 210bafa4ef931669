import { readSessionItem, writeSessionItem } from '../browser-storage';

/** The e-mail address or number that is being typed into login, registration or a forgotten password: never a password or code. */
const TYPED_ACCOUNT = 'typedAccount';

export function keepTypedAccount(account: string): void {
  writeSessionItem(TYPED_ACCOUNT, account || null);
}

/** Empty where nothing is kept in this tab. */
export function typedAccount(): string {
  return readSessionItem(TYPED_ACCOUNT) ?? '';
}
