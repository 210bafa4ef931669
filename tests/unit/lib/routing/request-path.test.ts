import { describe, expect, it } from 'vitest';
import { isNotAPage, readPath, readQuery } from '@/lib/routing/request-path';

describe('readPath', () => {
  it.each([
    ['', [], false],
    ['/', [], true],
    ['/gh-en', ['gh-en'], true],
    ['/gh-en/', ['gh-en'], true],
    ['/gh-en/a/b', ['gh-en', 'a', 'b'], true],
    ['/gh-en//a', ['gh-en', 'a'], false],
    ['//gh-en', ['gh-en'], false],
    ['/gh-en//', ['gh-en'], false],
    ['/gh-en\\a', ['gh-en', 'a'], false],
    ['/a/../gh-en', ['gh-en'], false],
    ['/a/%2e%2E/gh-en/./b', ['gh-en', 'b'], false],
    ['/../../a', ['a'], false],
    ['/a/.b/../c', ['a', 'c'], false],
    ['/.a/%2e%2E/%2e/c', ['c'], false],
    ['/gh-en/中', ['gh-en', '%E4%B8%AD'], false],
    ['/gh-en/%E4%B8%AD', ['gh-en', '%E4%B8%AD'], true],
    ['/gh-en/a b?c#d', ['gh-en', 'a%20b%3Fc%23d'], false],
    ['/gh-en/%2f%5c', ['gh-en', '%2f%5c'], true],
    ['/gh-en/%ff%20', ['gh-en', '%25ff%2520'], true],
    ['/gh-en/100%', ['gh-en', '100%25'], true],
    ['/\ud800', ['%EF%BF%BD'], false],
  ])('reads %j as the segments %j', (pathname, segments, isTidy) => {
    expect(readPath(pathname)).toMatchObject({ segments, isTidy });
  });

  it.each([
    ['/gh-en', { country: 'GH', language: 'en', choice: { country: 'GH', language: 'en' }, isExact: true }],
    ['/gh-cn/x', { country: 'GH', language: 'zh-CN', choice: { country: 'GH', language: 'zh-CN' }, isExact: true }],
    ['/MA-fr', { country: 'MA', language: 'fr', choice: { country: 'MA', language: 'fr' }, isExact: false }],
    ['/%67h-en', { country: 'GH', language: 'en', choice: { country: 'GH', language: 'en' }, isExact: false }],
    ['/gh-fr', { country: 'GH', language: 'fr', choice: null, isExact: true }],
    ['/gh-xx', { country: 'GH', language: null, choice: null, isExact: true }],
    ['/xx-en', { country: null, language: 'en', choice: null, isExact: true }],
    ['/xx-yy', { country: null, language: null, choice: null, isExact: true }],
  ])('reads the prefix of %s', (pathname, prefix) => {
    expect(readPath(pathname).prefix).toEqual(prefix);
  });

  it.each([
    '/',
    '/gh',
    '/gh-',
    '/gh-eng',
    '/ghana-en',
    '/gh_en',
    '/x/gh-en',
    '/gh-en.txt',
    '/gh-en%2fx',
    '/ĸh-en',
    '/%ff',
  ])('finds no prefix in %s', (pathname) => expect(readPath(pathname).prefix).toBeNull());
});

describe('isNotAPage', () => {
  const isMissing = (pathname: string) => isNotAPage(readPath(pathname));

  it.each([
    '/api',
    '/api/',
    '/api/x',
    '/_next',
    '/_next/static/x',
    '/favicon.ico',
    '/a/b.svg',
    '/x.webmanifest',
    '/gh-en.txt',
  ])('is true for %s', (pathname) => expect(isMissing(pathname)).toBe(true));

  it.each([
    '/',
    '/apis',
    '/API',
    '/_nextx',
    '/x.y/z',
    '/x.',
    '/.',
    '/gh-en/api',
    '/gh-en/a.txt',
    '/xx-en/a.txt',
    '/GH-EN/a.b',
  ])('is false for %s', (pathname) => expect(isMissing(pathname)).toBe(false));
});

it('readQuery returns a query that fits in a header', () => {
  expect(readQuery('')).toBe('');
  expect(readQuery('?')).toBe('');
  expect(readQuery('?a=1&b=%20')).toBe('?a=1&b=%20');
  expect(readQuery('a=1')).toBe('?a=1');
  expect(readQuery('?a=é 中#x\r\nb')).toBe('?a=%C3%A9%20%E4%B8%AD%23xb');
});
