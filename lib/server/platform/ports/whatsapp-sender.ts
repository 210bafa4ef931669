import 'server-only';
import type { Language } from '@/lib/market/language';

export interface WhatsAppMessage {
  /** E.164. */
  to: string;
  language: Language;
  /** Key of the text, as in `server.json`. The approved template has the same name (whatsapp-cloud.ts). */
  template: string;
  values: Readonly<Record<string, string | number>>;
  /** Id of the outbox entry. A repeated message has the same id. */
  id: string;
}

export interface WhatsAppSender {
  /** Sends a message and returns WhatsApp's own state, if it reported one. Throws if it was not accepted. */
  send(message: WhatsAppMessage): Promise<string | null>;
}
