import 'server-only';
import type { Logger } from 'pino';
import type { KeyMode, KeyScope } from '@/lib/contract/developers/key-scopes';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { Config } from './config';
import type { Database } from './db/open';
import type { Mailer } from './ports/mailer';
import type { ChannelHealth } from './ports/channel-health';
import type { MessageTally } from './ports/message-tally';
import type { PdfPrinter } from './ports/pdf-printer';
import type { PhotoReader } from './ports/photo-reader';
import type { SheetReader } from './sheet-files/sheet-task';
import type { SmsSender } from './ports/sms-sender';
import type { Limiters } from './ports/limiters';
import type { WhatsAppSender } from './ports/whatsapp-sender';

/** The logged-in user of a call. */
export interface Actor {
  userId: string;
  /** Identifies the session or key without revealing the token. */
  tokenHash: string;
  /** Mode and scopes of a partner's API key. Null for a logged-in person. */
  key: { id: string; mode: KeyMode; scopes: readonly KeyScope[] } | null;
}

/** Services that are created once per process and used by every request. */
export interface Services {
  config: Config;
  db: Database;
  mail: Mailer;
  sms: SmsSender;
  /** Null if WhatsApp is not configured. */
  whatsapp: WhatsAppSender | null;
  /** Health of the mail server and of the SMS and WhatsApp gateways. */
  channels: ChannelHealth;
  /** Reports messages that limits dropped. */
  messageTally: MessageTally;
  pdf: PdfPrinter;
  sheets: SheetReader;
  photos: PhotoReader;
  throttle: Limiters;
  log: Logger;
  /** The only clock that a verb reads. */
  now: () => Date;
  /** Returns random bytes, for order numbers, waybill numbers and the letters of image codes. */
  randomBytes: (size: number) => Uint8Array;
}

/** All access of a verb to its environment. */
export interface Context extends Services {
  requestId: string;
  /** Null without a valid session. Never null in a verb whose call has `auth: 'user'` (see userOf). */
  actor: Actor | null;
  language: Language;
  country: Country;
  /**
   * The client's address, as the trusted proxies report it. Used for throttling and to recognise an account's networks.
   */
  clientAddress: string;
  /** The User-Agent header, or empty. Sessions, known devices and passkeys get their browser and system from it. */
  userAgent: string;
  /** The Idempotency-Key header, or null. */
  idempotencyKey: string | null;
}

/** Returns the user of a call that requires one. The API has rejected requests without a user before. */
export function userOf(ctx: Context): Actor {
  if (!ctx.actor) throw new Error('a verb that requires a user was called without one');
  return ctx.actor;
}
