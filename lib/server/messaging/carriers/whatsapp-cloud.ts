import 'server-only';
import * as z from 'zod';
import type { Language } from '@/lib/market/language';
import type { Config } from '../../platform/config';
import { gatewayState, postToGateway } from './gateway-request';
import type { WhatsAppSender } from '../../platform/ports/whatsapp-sender';

/**
 * Milliseconds to wait for the API. No visitor waits, but the request must end well within the lease of the outbox
 * entry.
 */
const TIMEOUT_MS = 8000;

/** Returns WhatsApp's code of a language, which has an underscore: `zh_CN`. */
const codeOf = (language: Language) => language.replace('-', '_');

/**
 * Converts a key to a WhatsApp template name, which allows small letters, digits and underscores:
 * `instructionKept` becomes `instruction_kept`.
 */
const nameOf = (key: string) =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(/[.-]/g, '_');

const SendResponse = z.object({ messages: z.tuple([z.object({ message_status: z.string() })]) });

/**
 * Creates a sender for WhatsApp through Meta's Cloud API, or through a provider with the same interface. WHATSAPP_URL
 * is the address of the sending number (`https://graph.facebook.com/v23.0/PHONE_NUMBER_ID`), WHATSAPP_TOKEN its access
 * token. Each message is one request:
 *
 *   POST <WHATSAPP_URL>/messages
 *   Authorization: Bearer <WHATSAPP_TOKEN>
 *   { "messaging_product": "whatsapp", "recipient_type": "individual", "to": "+233240000123", "type": "template",
 *     "template": { "name": "<WHATSAPP_TEMPLATES>instruction_kept", "language": { "code": "zh_CN" },
 *       "components": [{ "type": "body",
 *         "parameters": [{ "type": "text", "parameter_name": "waybill", "text": "..." }] }] },
 *     "biz_opaque_callback_data": "5f3c..." }
 *
 * Meta approves the templates beforehand, in each language, with named parameters. WhatsApp's delivery reports contain
 * the id. The API itself does not use it to detect a repeated message.
 */
export function createWhatsAppCloud(
  { WHATSAPP_URL, WHATSAPP_TOKEN, WHATSAPP_TEMPLATES }: Pick<Config, 'WHATSAPP_TEMPLATES'> & WhatsAppAccess,
  timeoutMs = TIMEOUT_MS,
): WhatsAppSender {
  const url = new URL(`${WHATSAPP_URL.replace(/\/+$/, '')}/messages`);
  return {
    async send({ to, language, template, values, id }) {
      const parameters = Object.entries(values).map(([name, value]) => ({
        type: 'text',
        parameter_name: nameOf(name),
        text: String(value),
      }));
      const body = await postToGateway(url, {
        headers: { authorization: `Bearer ${WHATSAPP_TOKEN}` },
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to,
          type: 'template',
          template: {
            name: WHATSAPP_TEMPLATES + nameOf(template),
            language: { code: codeOf(language) },
            components: [{ type: 'body', parameters }],
          },
          biz_opaque_callback_data: id,
        },
        timeoutMs,
      });
      return gatewayState(SendResponse.safeParse(body).data?.messages[0].message_status);
    },
  };
}

export interface WhatsAppAccess {
  WHATSAPP_URL: string;
  WHATSAPP_TOKEN: string;
}
