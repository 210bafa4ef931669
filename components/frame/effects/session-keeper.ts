import { api } from '@/lib/client/api/api';
import {
  endSession,
  followOtherTabs,
  resumeSession,
  redirectToLogin,
  updateStoredUser,
} from '@/lib/client/session/session';
import { useUserStore } from '@/lib/client/stores/user';
import { matchRoute } from '@/lib/routing/paths';

/**
 * Renews the cookies now and when the page is left, reads the person, follows the other tabs. Returns the function that
 * stops following.
 */
export function renewSessionInTime(): () => void {
  resumeSession();
  return followOtherTabs(leavePrivatePage);
}

/** Leaves a page that needs a login after a logout in another tab (§6). */
function leavePrivatePage(): void {
  if (matchRoute(location.pathname)?.route.flags.needsLogin) redirectToLogin();
}

/**
 * Checks the token with the server (§4), and ends the session if it is no longer valid. Without a response nothing
 * changes.
 */
export async function checkSession(): Promise<void> {
  const login = await api('checkLogin', {}, { quiet: true }).catch(() => null);
  if (!login) return;
  if (!login.loggedIn) {
    endSession();
    leavePrivatePage();
  } else if (!useUserStore.getState().user) {
    // The cookies are left, but the stored person is gone (storage was cleared).
    await api('getUserInfoByToken', {}, { quiet: true }).then(updateStoredUser, () => undefined);
  }
}
