import 'server-only';
import * as z from 'zod';
import { COUNTRIES } from '@/lib/market/country';
import { LANGUAGES } from '@/lib/market/language';
import { CHANNELS } from '../../platform/ports/channel';

/** Kind of the outbox entries that contain messages to people. */
export const MESSAGE_KIND = 'message';

/** Payload of an entry of kind `message`. The worker writes the text when it sends the message. */
export const Message = z.object({
  channel: z.enum(CHANNELS),
  /** An email address, or a number in E.164. */
  to: z.string().min(1),
  language: z.enum(LANGUAGES),
  /** Market of the recipient, whose words the text uses. Without a market, the text uses the words of the language. */
  country: z.enum(COUNTRIES).optional(),
  /**
   * Key of the text in `server.json`: `mail.<template>.subject` and `.text`, or `sms.<template>`. For WhatsApp it is
   * the approved template.
   */
  template: z.string().min(1),
  /** Formatted arguments of the text, such as amounts and times. The brand is added. */
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  /** Expiry time, ISO 8601 in UTC. The message is not sent after it. */
  expiresAt: z.iso.datetime().optional(),
  /** True for an address or number that its owner has not proven. It gets few messages a day (message-limits.ts). */
  unproven: z.boolean().optional(),
  /**
   * Cause of a message about parcels: its account, or null for any other cause, and whether a parcel was handed over.
   */
  parcel: z.object({ account: z.string().nullable(), handedOver: z.boolean() }).optional(),
});
export type Message = z.output<typeof Message>;
