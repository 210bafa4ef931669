import 'server-only';
import { createCipheriv } from 'node:crypto';
import * as z from 'zod';
import { paths } from '@/lib/routing/paths';
import { DEFAULT_COUNTRY } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix } from '@/lib/market/prefix';
import { MAX_EVENT_WAIT_SECONDS, PROBE_TIMEOUT_SECONDS, type ProbedPart } from '@/lib/market/availability';
import { CALLS, type CallName } from '@/lib/contract/calls';
import { formatWaybill } from '@/lib/parcel/waybill-number';
import { HOUR_MS } from '@/lib/time/durations';
import { hasLateEvents } from '../../accounts/webhooks/event-queue-store';
import type { Services } from '../../platform/context';
import { PROBE_ORDER, PROBE_PARCEL } from './probe-order';

export type ProbeScope = Pick<Services, 'config' | 'db' | 'now'>;

export interface Probe {
  part: ProbedPart;
  /**
   * Number of intervals (`PROBE_SECONDS`) between two probes. It is higher for a probe that costs a password hash or
   * writes rows.
   */
  every: number;
  /** Returns true if the part is in use. If absent, the part is always probed. */
  isConfigured?: (config: Services['config']) => boolean;
  /** Rejects if the part does not work, with a reason for operators that has no personal data. */
  check: (scope: ProbeScope) => Promise<void>;
}

const PREFIX = formatPrefix({ country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE });

/** Failure of a probe. The message is its reason. */
export class ProbeFailure extends Error {
  override readonly name = 'ProbeFailure';
}

async function request({ config }: ProbeScope, path: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_SECONDS * 1000);
  const response = await fetch(new URL(path, config.siteUrl), { ...init, signal, redirect: 'error' });
  if (response.status !== 200) throw new ProbeFailure(`status ${response.status}`);
  return response;
}

const Succeeded = z.object({ success: z.literal(true), data: z.unknown() });
const Session = z.object({ accessToken: z.string() });

/** Makes a call as a client does, through the site's public address. Returns its data. */
async function call(scope: ProbeScope, name: CallName, body: object, headers: Record<string, string> = {}) {
  const { method, path } = CALLS[name];
  const response = await request(scope, `/api${path}`, {
    method,
    headers: {
      lang: FALLBACK_LANGUAGE,
      countryCode: DEFAULT_COUNTRY,
      version: '1.0.0',
      'content-type': 'application/json',
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const parsed = Succeeded.safeParse(await response.json());
  if (!parsed.success) throw new ProbeFailure('not successful');
  return parsed.data.data;
}

/** Returns the wire form of a password, as a browser sends it. */
function wireForm({ config }: ProbeScope, plain: string): string {
  const key = Buffer.from(config.PASSWORD_TRANSFORM_KEY, 'hex');
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.from(config.PASSWORD_TRANSFORM_IV, 'hex'));
  return Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]).toString('base64');
}

async function checkPages(scope: ProbeScope): Promise<void> {
  const html = await (await request(scope, paths.home(PREFIX))).text();
  if (!html.includes('</html>')) throw new ProbeFailure('page incomplete');
}

/** Tracks a well-formed number that was never issued: the query reaches the database. */
async function checkTracking(scope: ProbeScope): Promise<void> {
  await call(scope, 'queryTrack', { waybillNos: [formatWaybill(new Uint8Array(8), DEFAULT_COUNTRY)] });
}

async function checkQuote(scope: ProbeScope): Promise<void> {
  const shipment = { service: 'intl-straight-special', destinationCountry: DEFAULT_COUNTRY, parcels: [PROBE_PARCEL] };
  await call(scope, 'quoteCalc', { kind: 'international', ...shipment });
}

/**
 * Places a test order. Within an hour it is the same request with the same Idempotency-Key: it passes all checks, and
 * stores one order.
 */
async function checkOrder(scope: ProbeScope): Promise<void> {
  const hour = Math.floor(scope.now().getTime() / HOUR_MS);
  await call(scope, 'addDomesticOrder', PROBE_ORDER, {
    authorization: `Bearer ${scope.config.PROBE_API_KEY}`,
    'idempotency-key': `site-probe-${hour}`,
  });
}

/** Logs in with a password and out again. */
async function checkLogin(scope: ProbeScope): Promise<void> {
  if (!scope.config.PROBE_LOGIN) throw new ProbeFailure('no account');
  const [userName, plain] = scope.config.PROBE_LOGIN;
  const session = Session.parse(await call(scope, 'login', { userName, password: wireForm(scope, plain) }));
  await call(scope, 'logout', {}, { token: session.accessToken });
}

/**
 * Reads the queue, because a probe has no server that receives events. Fails if a working webhook has an event that is
 * due for longer than `MAX_EVENT_WAIT_SECONDS` without an attempt.
 */
async function checkEvents({ db, now }: ProbeScope): Promise<void> {
  const before = new Date(now().getTime() - MAX_EVENT_WAIT_SECONDS * 1000);
  if (await hasLateEvents(db, before)) throw new ProbeFailure('events late');
}

export const PROBES: readonly Probe[] = [
  { part: 'pages', every: 1, check: checkPages },
  { part: 'track', every: 1, check: checkTracking },
  { part: 'quote', every: 1, check: checkQuote },
  { part: 'order', every: 5, isConfigured: ({ PROBE_API_KEY }) => PROBE_API_KEY !== undefined, check: checkOrder },
  { part: 'login', every: 5, isConfigured: ({ PROBE_LOGIN }) => PROBE_LOGIN !== undefined, check: checkLogin },
  { part: 'events', every: 1, check: checkEvents },
];
