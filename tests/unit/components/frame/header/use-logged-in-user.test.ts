// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLoggedInUser } from '@/components/frame/header/use-logged-in-user';
import { endSession } from '@/lib/client/session/session';
import { restoreUser, useUserStore } from '@/lib/client/stores/user';
import type { UserView } from '@/lib/contract/accounts/accounts';

const NAMES = ['token', 'userPin', 'nickName'];
const replace = vi.fn();

beforeEach(() => {
  localStorage.clear();
  for (const name of NAMES) Cookies.remove(name);
  useUserStore.setState({ user: undefined });
  replace.mockReset();
  vi.stubGlobal('location', { pathname: '/gh-en/express/my-order', search: '', protocol: 'http:', replace });
});
afterEach(() => vi.unstubAllGlobals());

const LOGIN = '/gh-en/user-opt/login?next=%2Fgh-en%2Fexpress%2Fmy-order';

describe('a page that needs a login (§6)', () => {
  it('clears the user cookies of a visitor without a token, and redirects to the login page', () => {
    Cookies.set('userPin', 'u1');
    Cookies.set('nickName', 'Ama');
    const { result } = renderHook(useLoggedInUser);
    expect(replace).not.toHaveBeenCalled();
    act(() => restoreUser(false));
    expect(replace.mock.calls).toEqual([[LOGIN]]);
    expect(document.cookie).not.toMatch(/userPin|nickName/);
    expect(result.current).toBeUndefined();
  });

  it('waits for a token whose person is not stored here, and redirects when it ends', () => {
    for (const name of NAMES) Cookies.set(name, 'x');
    const { result } = renderHook(useLoggedInUser);
    act(() => restoreUser(true));
    expect(replace).not.toHaveBeenCalled();
    expect(Cookies.get('token')).toBe('x');
    act(() => useUserStore.setState({ user: { userId: 'u1' } as UserView }));
    expect(result.current?.userId).toBe('u1');
    act(() => endSession());
    expect(replace.mock.calls).toEqual([[LOGIN]]);
  });
});
