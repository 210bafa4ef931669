import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { createCaller } from '@/lib/http/call';
import { encodePassword } from '@/lib/client/session/encode-password';
import { PASSWORD } from './person';
import { addressOf } from './site';
import { MAIN_ORIGIN, ops } from './this-run';

/** A site with its operators' commands. */
export interface OperatedSite {
  origin: string;
  ops: (...parameters: string[]) => unknown;
}

const OF_THIS_RUN: OperatedSite = { origin: MAIN_ORIGIN, ops };

/**
 * Creates an account by the operators' command and logs in by a call. `email` may be a phone number. Returns the
 * session and a function that calls the API on its behalf.
 */
export async function createLoggedInCall(email = `sender-${randomUUID()}@example.com`, site = OF_THIS_RUN) {
  site.ops('users', 'create', '--email', email, '--password', PASSWORD, '--name', 'Lin Chen');
  let token: string | null = null;
  const identity = () => ({ language: 'en', country: 'GH', token }) as const;
  const call = createCaller({ baseURL: `${site.origin}/api`, timeout: 10_000, identity });
  const session = await call('login', { userName: email, password: await encodePassword(PASSWORD) });
  token = session.accessToken;
  return { call, email, session };
}

export type LoggedInCall = Awaited<ReturnType<typeof createLoggedInCall>>['call'];

/**
 * Logs a new account in without the pages for it, which have tests of their own: the page is logged in from its next
 * address on. Returns the account.
 */
export async function logInByCall(page: Page, prefix: string): Promise<string> {
  const { email, session } = await createLoggedInCall();
  const { accessToken, user } = session;
  const url = new URL(addressOf(prefix), MAIN_ORIGIN).origin;
  const cookies = { token: accessToken, userPin: user.userId, nickName: encodeURIComponent(user.userName) };
  await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
  await page.addInitScript((userInfo) => {
    // Runs once, because a later page may end the session, and not on about:blank, which has no storage.
    if (location.protocol === 'about:' || sessionStorage.getItem('loggedInByCall')) return;
    sessionStorage.setItem('loggedInByCall', 'yes');
    localStorage.setItem('userInfo', userInfo);
  }, JSON.stringify(user));
  return email;
}
