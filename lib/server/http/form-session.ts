import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { Services } from '../context';
import { storedSecret } from '../platform/db/stored-secret';
import { seal, unseal } from '@/lib/server/web/forms/sealed-value';

/**
 * Who is logged in without scripts (docs/decisions.md#forms-without-scripts). The cookies are sealed and unreadable for scripts; the calls
 * of the contract look at headers alone, so neither opens anything there.
 */
export const FORM_SESSION = 'formSession';
/** Of somebody who asked for a code: for whom, and what its check wants back. */
export const ASKED_CODE = 'formCode';
/** Seconds that the second is kept: as long as the code is valid. */
const ASKED_LIFE = 600;

const Session = z.object({ token: z.string() });
const AskedCode = z.object({ phone: z.string(), nonce: z.string(), next: z.string() });
export type AskedCode = z.infer<typeof AskedCode>;

type Keys = Pick<Services, 'db'>;

const keyOf = ({ db }: Keys) => storedSecret(db, 'form-session');

/** A cookie for every page of this host that no script reads; without `seconds` it ends with the browser. */
export function hiddenCookie(name: string, value: string, secure: boolean, seconds?: number): string {
  const life = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${life}${secure ? '; Secure' : ''}`;
}

export const sessionCookie = async (services: Keys, token: string, secure: boolean) =>
  hiddenCookie(FORM_SESSION, seal(await keyOf(services), FORM_SESSION, { token }), secure);

export const askedCookie = async (services: Keys, asked: AskedCode, secure: boolean) =>
  hiddenCookie(ASKED_CODE, seal(await keyOf(services), ASKED_CODE, asked), secure, ASKED_LIFE);

export const endedCookie = (name: string, secure: boolean) => hiddenCookie(name, '', secure, 0);

async function opened<Value>(services: Keys, schema: z.ZodType<Value>, name: string, value: string | undefined) {
  if (!value) return null;
  return schema.safeParse(unseal(await keyOf(services), name, value)).data ?? null;
}

/** The token of the session in a cookie's value; null for none and for a forged one. Whether it still lives, the call says. */
export async function tokenIn(services: Keys, value: string | undefined): Promise<string | null> {
  return (await opened(services, Session, FORM_SESSION, value))?.token ?? null;
}

export const askedIn = (services: Keys, value: string | undefined) => opened(services, AskedCode, ASKED_CODE, value);

/** What a form of this session carries besides, so that no other page can send one. */
export async function formTokenOf(services: Keys, token: string): Promise<string> {
  return createHmac('sha256', await keyOf(services))
    .update(`form ${token}`)
    .digest('base64url');
}

export async function isFormToken(services: Keys, token: string, given: string): Promise<boolean> {
  const [expected, found] = [Buffer.from(await formTokenOf(services, token)), Buffer.from(given)];
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Whether a form came over HTTPS, so that its cookies are for HTTPS alone. */
export const isSecure = (headers: Headers) =>
  headers.get('x-forwarded-proto') === 'https' || /^https:/.test(headers.get('origin') ?? '');

export function cookieIn(headers: Headers, name: string): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(/; */).map((pair) => pair.split('=', 2));
  return pairs.find(([key]) => key === name)?.[1];
}
