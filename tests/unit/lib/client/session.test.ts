// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenedSession } from '@/lib/contract/accounts/accounts';
import {
  endSession,
  followOtherTabs,
  replaceWithLogin,
  resumeSession,
  redirectToLogin,
  startSession,
} from '@/lib/client/session/session';
import { useUserStore } from '@/lib/client/stores/user';

const session = {
  accessToken: 'a'.repeat(43),
  user: { userId: 'u1', userName: 'ama@example.com' },
  isNew: false,
} as OpenedSession;

const set = vi.spyOn(Cookies, 'set');
afterAll(() => set.mockRestore());
const days = () => set.mock.calls.filter(([name]) => name === 'token').map(([, , options]) => options?.expires);

beforeEach(() => {
  localStorage.clear();
  for (const name of ['token', 'userPin', 'nickName']) Cookies.remove(name);
  useUserStore.setState({ user: undefined });
  set.mockClear();
});

describe('the session of a browser', () => {
  it('is stored in three cookies for half an hour, and renewed on every load', () => {
    startSession(session, false);
    expect({ token: Cookies.get('token'), userPin: Cookies.get('userPin'), nickName: Cookies.get('nickName') }).toEqual(
      { token: session.accessToken, userPin: 'u1', nickName: 'ama@example.com' },
    );
    expect(resumeSession()).toBe(true);
    expect(days()).toEqual([30 / 1440, 30 / 1440]);
    expect(useUserStore.getState().user?.userId).toBe('u1');
  });

  it('lasts longer on request, after a reload too', () => {
    startSession(session, true);
    resumeSession();
    expect(days()).toEqual([30, 30]);
  });

  describe('when a page is left (§4)', () => {
    const leave = (page = '/gh-en/track') => {
      history.replaceState(null, '', page);
      set.mockClear();
      window.dispatchEvent(new Event('pagehide'));
    };

    it('gets another half hour, whether it began on that page or before', () => {
      startSession(session, false);
      leave();
      expect(days()).toEqual([30 / 1440]);
      resumeSession();
      leave();
      expect(days()).toEqual([30 / 1440]);
      expect(set.mock.calls.map(([name]) => name)).toEqual(['token', 'userPin', 'nickName']);
    });

    it('preserves its expiry on the terms of use, and if it was longer', () => {
      startSession(session, false);
      leave('/gh-en/terms-of-use');
      expect(set).not.toHaveBeenCalled();
      startSession(session, true);
      leave();
      expect(set).not.toHaveBeenCalled();
    });

    it('does not return after its end', () => {
      startSession(session, false);
      endSession();
      leave();
      expect(set).not.toHaveBeenCalled();
      expect(document.cookie).not.toMatch(/token|userPin|nickName/);
    });
  });

  describe('access to a page that needs a login (§6)', () => {
    afterEach(() => vi.unstubAllGlobals());

    it.each([
      ['assign', redirectToLogin],
      ['replace', replaceWithLogin],
    ])('clears the user cookies before the redirect to the login page, by %s', (way, lead) => {
      Cookies.set('userPin', 'u1');
      Cookies.set('nickName', 'Ama');
      const led = vi.fn((_address: string) => expect(document.cookie).not.toMatch(/token|userPin|nickName/));
      vi.stubGlobal('location', { pathname: '/gh-en/express/my-order', search: '?period=week', [way]: led });
      lead();
      expect(led.mock.calls).toEqual([
        [`/gh-en/user-opt/login?next=${encodeURIComponent('/gh-en/express/my-order?period=week')}`],
      ]);
    });
  });

  it('leaves an empty person behind at its end', () => {
    startSession(session, true);
    endSession();
    expect(document.cookie).not.toMatch(/token|userPin|nickName/);
    expect(localStorage.getItem('userInfo')).toBe('');
    expect(useUserStore.getState().user).toBeNull();
    expect(resumeSession()).toBe(false);
  });

  it('follows other tabs, and never its own events', async () => {
    const onEnd = vi.fn();
    const tab = new BroadcastChannel('session');
    const onEvent = vi.fn();
    tab.onmessage = onEvent;
    const stop = followOtherTabs(onEnd);
    endSession();
    startSession(session, false);
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2));
    expect(onEnd).not.toHaveBeenCalled();
    useUserStore.setState({ user: undefined });
    tab.postMessage({ what: 'started', tab: 'another' });
    await vi.waitFor(() => expect(useUserStore.getState().user?.userId).toBe('u1'));
    expect(onEnd).not.toHaveBeenCalled();
    tab.postMessage({ what: 'ended', tab: 'another' });
    await vi.waitFor(() => expect(onEnd).toHaveBeenCalled());
    expect(onEnd).toHaveBeenCalledTimes(1);
    tab.close();
    stop();
  });
});
