import { HOSTILE_VALUES } from './hostile';

const LONG = 'x'.repeat(10 * 1024);

/** Texts that have broken parsers, databases, headers and pages. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...HOSTILE_VALUES.filter((value) => typeof value === 'string'),
  "1'); delete from orders; --",
  "' union select password_hash from users --",
  '\\x00\\',
  '$1 :name ? @p',
  'a\r\nSet-Cookie: token=evil',
  '\u2028\u2029\u0085',
  '\udc00\ud800',
  '\ufffe\uffff',
  '\u202eevil\u2066',
  'Z\u0351\u036b'.repeat(200),
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("return process")()}}',
  '%00%ff%c0%ae',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  'true',
  'null',
  'undefined',
  '-0',
  '0x7fffffff',
  '2147483648',
  '9223372036854775808',
  '1e400',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  '+999999-01-01',
  LONG,
];

export const HOSTILE_NUMBERS = [-1, -0, 0, 0.5, 1e-7, 2 ** 31, 2 ** 53, -(2 ** 53), 1e21, 1e308, 5e-324];
export const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  '',
  'a.b',
  '$where',
  '0',
];

export const HOSTILE_CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'APPLICATION/JSON ;x',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
  '',
  LONG.slice(0, 3000),
];

export const HOSTILE_HEADERS = [
  'lang',
  'countryCode',
  'token',
  'Authorization',
  'Idempotency-Key',
  'version',
  'Accept-Language',
  'X-Forwarded-For',
  'X-Client-Address',
  'X-Forwarded-Host',
  'X-Middleware-Subrequest',
  'Cookie',
  'Content-Encoding',
  'Host',
  'Expect',
  'Range',
  'If-None-Match',
  'X-HTTP-Method-Override',
];

/** Returns the text as a possible header value in latin1, without line ends and NUL. */
export const asHeader = (text: string) => text.replace(/[\0\r\n]/g, ' ').replace(/[^\0-\xff]/g, '?');

/** Header values that are illegal or too long. The server may reject the request. */
export const UNREADABLE_HEADER_VALUES = ['a\nInjected: 1', 'a\rb', 'a\0b', 'a\r\n b', 'x'.repeat(20_000)];

export const HOSTILE_METHODS = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'DELETE',
  'PATCH',
  'TRACE',
  'PROPFIND',
  'GET',
  'POST',
  'QUERY',
  'get',
  'FOO',
];

export const PATH_ENDS = [
  '%00',
  '%ff',
  '%2f..%2f',
  '/..%2f',
  '/../..',
  '//',
  '/.',
  ';a=b',
  '%20',
  '*',
  '%25%30%30',
  '\\',
  '#x',
  '/%F0%9F%9A%9A',
];

/** Returns the text with U+FFFD in place of lone surrogates, which cannot be encoded in a URL. */
export const wellFormedText = (text: string) => Buffer.from(text).toString();
