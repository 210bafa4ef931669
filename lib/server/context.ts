import 'server-only';
import type { Logger } from 'pino';
import type { KeyMode, KeyScope } from '@/lib/contract/key-scopes';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Config } from './config';
import type { Database } from './db/open';
import type { Mailer } from './platform/ports/mailer';
import type { ChannelHealth } from './platform/ports/channel-health';
import type { PdfPrinter } from './pdf/pdf-printer';
import type { SmsSender } from './sms/sms-sender';
import type { Limiters } from './limiter-pair';
import type { WhatsAppSender } from './whatsapp/whatsapp-sender';

/** The signed-in person behind a call. */
export interface Actor {
  userId: string;
  /** Names the session or key without revealing the token. */
  tokenHash: string;
  /** What a partner's key lets its holder do; null for a person who is logged in. */
  key: { id: string; mode: KeyMode; scopes: readonly KeyScope[] } | null;
}

/** What is made once for a process and used by every request. */
export interface Services {
  config: Config;
  db: Database;
  mail: Mailer;
  sms: SmsSender;
  /** Null where it is not configured. */
  whatsapp: WhatsAppSender | null;
  /** Of the mail server and the gateways behind the three. */
  channels: ChannelHealth;
  pdf: PdfPrinter;
  throttle: Limiters;
  log: Logger;
  /** The only clock a verb reads. */
  now: () => Date;
}

/** All a verb may know of the outside. */
export interface Context extends Services {
  requestId: string;
  /** Null without a live session; never null in a verb whose call says `auth: 'user'` (see userOf). */
  actor: Actor | null;
  language: Language;
  country: Country;
  /** The peer's address, for throttling alone. */
  clientAddress: string;
  /** The User-Agent header, empty where none was sent: what a person's list of sessions calls the device by. */
  userAgent: string;
  /** The Idempotency-Key header, where one was sent. */
  idempotencyKey: string | null;
}

/** The actor of a call that needs one; the API has already refused a request without one. */
export function userOf(ctx: Context): Actor {
  if (!ctx.actor) throw new Error('a verb for users was called without one');
  return ctx.actor;
}
