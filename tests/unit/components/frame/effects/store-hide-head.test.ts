// @vitest-environment jsdom
import vm from 'node:vm';
import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeHideHead } from '@/components/frame/effects/store-hide-head';
import { HIDE_HEAD_NAME, HIDE_HEAD_SCRIPT } from '@/lib/routing/hidden-head';

const root = document.documentElement;
const isHidden = () => root.hasAttribute('data-hid-head');

/** Loads a page: its first script, then the frame. Returns the result of each. */
function load(query: string): [first: boolean, then: boolean] {
  history.replaceState(null, '', `/gh-en/track${query}`);
  root.removeAttribute('data-hid-head');
  vm.runInNewContext(HIDE_HEAD_SCRIPT, { location, document });
  const first = isHidden();
  storeHideHead();
  return [first, isHidden()];
}

beforeEach(() => Cookies.remove(HIDE_HEAD_NAME));
afterEach(() => {
  vi.restoreAllMocks();
  Cookies.remove('token');
});

describe('the hidden header and footer (§3: isHidHead)', () => {
  it.each([
    ['', false],
    ['?isHidHead=1', true],
    ['?no=A,B&isHidHead=1', true],
    ['?isHidHead=1&no=A', true],
    ['?isHidHead=0', false],
    ['?isHidHead=12', false],
    ['?isHidHead=true', false],
    ['?isHidHead=', false],
    ['?xisHidHead=1', false],
  ])('follows the query "%s": hidden is %s, before and after hydration', (query, hidden) => {
    expect(load(query)).toEqual([hidden, hidden]);
  });

  it('stays hidden on later pages until a query shows it', () => {
    load('?isHidHead=1');
    expect(load('')).toEqual([true, true]);
    expect(load('?isHidHead=0')).toEqual([false, false]);
    expect(load('')).toEqual([false, false]);
    expect(Cookies.get(HIDE_HEAD_NAME)).toBeUndefined();
  });

  it('is hidden by a session cookie only', () => {
    const set = vi.spyOn(Cookies, 'set');
    load('?isHidHead=1');
    expect(set.mock.calls).toEqual([
      [HIDE_HEAD_NAME, '1', { path: '/', expires: undefined, sameSite: 'lax', secure: false }],
    ]);
    document.cookie = 'token=a; path=/';
    expect(load('')).toEqual([true, true]);
  });

  it.each(['notisHidHead=1', 'x=isHidHead=1', 'isHidHead=11'])('ignores the cookie %s', (cookie) => {
    document.cookie = cookie;
    expect(load('')).toEqual([false, false]);
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  });
});
