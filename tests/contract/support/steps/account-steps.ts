import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { expect } from 'vitest';
import { encodePassword as wire } from '@/lib/client/session/encode-password';
import type { VerifyPurpose } from '@/lib/contract/accounts/accounts';
import { BRAND } from '@/lib/market/brand';
import { resolveAccountName } from '@/lib/server/accounts/users/account-name';
import { LETTER_COUNT, lettersOf } from '@/lib/server/accounts/captcha/draw-letters';
import { newUserRow, storeNewUser } from '@/lib/server/accounts/users/create-user';
import { openSession } from '@/lib/server/accounts/sessions/open-session';
import server from '@/messages/en/server.json';
import { MINUTE_MS } from '@/lib/time/durations';
import type { CallHeaders, Reply, World } from '../world';
import { whileReplaced } from '../with-restore';

/** Password of the accounts that these helpers create over HTTP, as a page does. */
export const PASSWORD = 'Correct-Horse-1';
export const OTHER_PASSWORD = 'Battery-Staple-2';

const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

export const newKey = () => randomBytes(12).toString('hex');

let counter = 0;
export const newEmail = () => `visitor-${(counter += 1)}@example.com`;
/** Returns an unused phone number in Ghana's format. */
export const newPhone = () => `+23324${String(1_000_000 + (counter += 1)).slice(-7)}`;

/** Requests an image code as a question in words. Returns its key and the solution. */
export async function solveCaptcha(world: World): Promise<{ captchaKey: string; captcha: string }> {
  const captchaKey = newKey();
  const { bytes } = await world.call('getImageVerifyCode', { key: captchaKey, format: 'text' });
  const [, first, second] = /^What is (\w+) plus (\w+)\?/.exec(new TextDecoder().decode(bytes))!;
  return { captchaKey, captcha: String(NUMBER_WORDS.indexOf(first!) + NUMBER_WORDS.indexOf(second!) + 2) };
}

/** Requests a picture and returns its letters, which depend only on the server's random bytes. */
export async function solvePicture(world: World): Promise<{ captchaKey: string; captcha: string }> {
  const [captchaKey, drawn] = [newKey(), randomBytes(LETTER_COUNT)];
  const { status } = await whileReplaced(world.services, { randomBytes: () => drawn }, () =>
    world.call('getImageVerifyCode', { key: captchaKey }),
  );
  expect(status).toBe(200);
  return { captchaKey, captcha: lettersOf(drawn) };
}

export async function requestCode(
  world: World,
  account: string,
  purpose: VerifyPurpose,
  headers: CallHeaders = {},
): Promise<Reply> {
  const captcha = await solveCaptcha(world);
  return world.call('getSmsCode', { account, countryCode: 'GH', purpose, ...captcha }, headers);
}

/** Returns the newest message to a person with a text that matches `saying`, or undefined. */
export function lastMessage(world: World, to: string, saying = /./) {
  return world.outbox().findLast((message) => message.to === to.toLowerCase() && saying.test(message.text));
}

/** Returns the subject of a mail in English. */
export const subjectOf = (message: keyof typeof server.mail) =>
  server.mail[message].subject.replace('{brand}', BRAND.name);

export const CODE_PATTERN = /\b\d{6}\b/;

export function codeIn(text: string | undefined): string {
  return CODE_PATTERN.exec(text ?? '')?.[0] ?? 'no code';
}

/** Requests a code and reads it. First moves the clock on by a minute, so that a code may be resent. */
export async function getCode(world: World, account: string, purpose: VerifyPurpose): Promise<string> {
  world.pass(MINUTE_MS);
  const { status, body } = await requestCode(world, account, purpose);
  expect(status, JSON.stringify(body)).toBe(200);
  // A notice of an earlier step may arrive after the code.
  return codeIn(lastMessage(world, account, CODE_PATTERN)?.text);
}

/** Returns a wrong code. */
export const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

export interface RegisterFields {
  [field: string]: unknown;
}

export async function createRegisterInput(account: string, verifyCode: string, fields: RegisterFields = {}) {
  return {
    account,
    countryCode: 'GH',
    password: await wire(PASSWORD),
    verifyCode,
    firstName: 'Ama',
    familyName: 'Boateng',
    agreed: true,
    ...fields,
  };
}

export interface Visitor {
  account: string;
  userId: string;
  token: string;
}

export async function registerVisitor(world: World, account = newEmail()): Promise<Visitor> {
  const code = await getCode(world, account, 'REGISTER');
  const { status, body } = await world.call('register', await createRegisterInput(account, code));
  expect(status, JSON.stringify(body)).toBe(200);
  return { account, userId: body.data.user.userId, token: body.data.accessToken };
}

/** verifyPassword reads the cost from the stored hash. hash-password.test.ts checks the cost of new hashes. */
const CHEAP_HASH = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
let storedPassword: Promise<string> | undefined;

/** Inserts a registered visitor with a session into the database, without calls. */
export async function insertVisitor(world: World, account = newEmail()): Promise<Visitor> {
  // Lets the throttles of earlier visitors expire, as registerVisitor does.
  world.pass(MINUTE_MS);
  const { db, now } = world.services;
  storedPassword ??= hash(PASSWORD, CHEAP_HASH);
  const profile = { countryCode: 'GH', firstName: 'Ama', familyName: 'Boateng' } as const;
  const row = newUserRow(await resolveAccountName(db, { account, ...profile }), await storedPassword, profile, now());
  await storeNewUser(db, row);
  const token = await openSession(db, {
    userId: row.id,
    remember: false,
    userAgent: '',
    clientAddress: '',
    now: now(),
  });
  return { account, userId: row.id, token };
}

export async function login(
  world: World,
  userName: string,
  password = PASSWORD,
  fields: Record<string, unknown> = {},
  headers: CallHeaders = {},
): Promise<Reply> {
  return world.call('login', { userName, password: await wire(password), ...fields }, headers);
}

export const isLoggedIn = async (world: World, token: string): Promise<boolean> =>
  (await world.call('checkLogin', {}, { token })).body.data.loggedIn;

/** Returns the only field with an error in a reply, with its message. */
export function onlyError(reply: Reply): { field: string; message: string } {
  expect(reply.body.success).toBe(false);
  expect(reply.body.errors, JSON.stringify(reply.body)).toHaveLength(1);
  return reply.body.errors![0]!;
}

export { wire };
