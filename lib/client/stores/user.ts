import { create } from 'zustand';
import type { UserView } from '@/lib/contract/accounts/accounts';

const STORAGE_KEY = 'userInfo';

interface UserState {
  /** Null for an anonymous visitor or if none is stored; undefined until storage was read in the browser. */
  user: UserView | null | undefined;
}

/** The logged-in person according to this browser. The server's record decides (§4). */
export const useUserStore = create<UserState>(() => ({ user: undefined }));

function readStoredUser(): UserView | null {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) || 'null') as UserView | null;
  } catch {
    return null;
  }
}

/** Reads the stored person. `isLoggedIn`: there is a token cookie. */
export function restoreUser(isLoggedIn: boolean): void {
  useUserStore.setState({ user: isLoggedIn ? readStoredUser() : null });
}

/** Writes to local storage (§4). An empty value clears it. */
function storeUserRecord(user: UserView | null): void {
  localStorage.setItem(STORAGE_KEY, user ? JSON.stringify(user) : '');
}

export function storeUser(user: UserView | null): void {
  storeUserRecord(user);
  useUserStore.setState({ user });
}

/** Removes the stored person. The open page shows the person until the page is left. */
export function forgetStoredUser(): void {
  storeUserRecord(null);
}
