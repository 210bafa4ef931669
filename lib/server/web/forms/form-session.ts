import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '../../platform/context';
import { loadStoredSecret } from '../../platform/db/load-stored-secret';
import { sealValue, unsealValue } from './sealed-value';

/**
 * Cookie with the session of the forms without scripts (docs/decisions/without-scripts.md). It is sealed, and scripts
 * cannot read it. The calls of the contract do not read cookies, so it gives no access to them.
 */
export const FORM_SESSION = 'formSession';
/** Cookie of a person who requested a code: the account, and the values that its check needs. */
export const CODE_REQUEST_COOKIE = 'formCode';
/** Lifetime of `CODE_REQUEST_COOKIE` in seconds: the lifetime of the code. */
const CODE_REQUEST_SECONDS = 600;

/**
 * Browsers accept a cookie with this prefix only over HTTPS and from this host, so no other host of the domain can set
 * it. Over plain HTTP they reject it, so the name has no prefix there.
 */
const HOST_PREFIX = '__Host-';

/**
 * Returns the names of a cookie in a request, in order of preference. Over HTTPS, a name without the prefix is ignored.
 */
export const cookieNames = (name: string, isSecure: boolean): string[] =>
  isSecure ? [`${HOST_PREFIX}${name}`] : [`${HOST_PREFIX}${name}`, name];

const Session = z.object({ token: z.string() });
const CodeRequest = z.object({ phone: z.string(), nonce: z.string(), next: z.string() });
export type RequestedCode = z.infer<typeof CodeRequest>;

type SecretSource = Pick<Services, 'db'>;

const loadSessionKey = ({ db }: SecretSource) => loadStoredSecret(db, 'form-session');

/**
 * Returns a `Set-Cookie` value for all paths, hidden from scripts. Without `seconds` the cookie ends with the browser
 * session.
 */
export function hiddenCookie(name: string, value: string, isSecure: boolean, seconds?: number): string {
  const maxAge = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${isSecure ? HOST_PREFIX : ''}${name}=${value}; Path=/; HttpOnly; SameSite=Lax${maxAge}${isSecure ? '; Secure' : ''}`;
}

export const createSessionCookie = async (services: SecretSource, token: string, isSecure: boolean) =>
  hiddenCookie(FORM_SESSION, sealValue(await loadSessionKey(services), FORM_SESSION, { token }), isSecure);

export const createCodeRequestCookie = async (services: SecretSource, codeRequest: RequestedCode, isSecure: boolean) =>
  hiddenCookie(
    CODE_REQUEST_COOKIE,
    sealValue(await loadSessionKey(services), CODE_REQUEST_COOKIE, codeRequest),
    isSecure,
    CODE_REQUEST_SECONDS,
  );

export const endedCookie = (name: string, isSecure: boolean) => hiddenCookie(name, '', isSecure, 0);

async function openCookie<Value>(
  services: SecretSource,
  schema: z.ZodType<Value>,
  name: string,
  value: string | undefined,
) {
  if (!value) return null;
  return schema.safeParse(unsealValue(await loadSessionKey(services), name, value)).data ?? null;
}

/** Returns the session token in a cookie's value, or null if it is missing or forged. The token may have expired. */
export async function readSessionToken(services: SecretSource, value: string | undefined): Promise<string | null> {
  return (await openCookie(services, Session, FORM_SESSION, value))?.token ?? null;
}

export const readCodeRequest = (services: SecretSource, value: string | undefined) =>
  openCookie(services, CodeRequest, CODE_REQUEST_COOKIE, value);

/** Returns the CSRF token that the forms of a session must send. */
export async function createFormToken(services: SecretSource, token: string): Promise<string> {
  return createHmac('sha256', await loadSessionKey(services))
    .update(`form ${token}`)
    .digest('base64url');
}

export async function isFormToken(services: SecretSource, token: string, value: string): Promise<boolean> {
  const [expected, actual] = [Buffer.from(await createFormToken(services, token)), Buffer.from(value)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Returns true if a form was sent over HTTPS. Its cookies are then set for HTTPS only. */
export const isSecure = (headers: Pick<Headers, 'get'>) =>
  headers.get('x-forwarded-proto') === 'https' || /^https:/.test(headers.get('origin') ?? '');

/** Returns the value of one of our cookies in a request. */
export function cookieIn(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/; */).map((pair) => pair.split('=', 2));
  const cookieValue = (cookieName: string) => pairs.find(([key]) => key === cookieName)?.[1];
  return cookieNames(name, isSecure(headers)).map(cookieValue).find(Boolean);
}
