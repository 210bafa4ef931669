import 'server-only';
import type { Language } from '@/lib/market/language';

export interface WhatsAppMessage {
  /** E.164. */
  to: string;
  language: Language;
  /** Of the text, as `server.json` would have it; the approved template has its name (cloud-api.ts). */
  template: string;
  values: Readonly<Record<string, string | number>>;
  /** The outbox's id: what is sent again carries it again. */
  id: string;
}

export interface WhatsAppSender {
  /** Throws where it was not taken over; answers what WhatsApp called its state, where it said so. */
  send(message: WhatsAppMessage): Promise<string | null>;
}
