import 'server-only';
import * as z from 'zod';
import { LANGUAGES } from '@/lib/market/language';
import { CHANNELS } from '../platform/ports/channel';

/** The kind of entries of the outbox that are messages to people. */
export const MESSAGE = 'message';

/** The payload of such an entry. Its text is made when it is sent. */
export const Message = z.object({
  channel: z.enum(CHANNELS),
  /** An e-mail address, or a number in E.164. */
  to: z.string().min(1),
  language: z.enum(LANGUAGES),
  /** The key of its text in `server.json`: `mail.<template>.subject` and `.text`, or `sms.<template>`; WhatsApp's approved template. */
  template: z.string().min(1),
  /** Arguments of the text, ready to be read: amounts and times are formatted. The brand is added. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** ISO 8601 in UTC, after which nobody wants it any more. */
  expiresAt: z.iso.datetime().optional(),
  /** Nobody has proven that the address is theirs: a few a day go there (deliver-message.ts). */
  unproven: z.boolean().optional(),
});
export type Message = z.output<typeof Message>;
