import 'server-only';
import * as z from 'zod';
import type { Language } from '@/lib/market/language';
import type { Config } from '../../config';
import { gatewayState, postToGateway } from './gateway-request';
import type { WhatsAppSender } from '@/lib/server/whatsapp/whatsapp-sender';

/** Nobody waits for it; it must end well within the lease of the outbox. */
const TIMEOUT_MS = 8000;

/** WhatsApp writes its languages with an underscore. */
const codeOf = (language: Language) => language.replace('-', '_');

/** WhatsApp's names have small letters, digits and underscores: `parcel.outForDelivery` is `parcel_out_for_delivery`. */
const nameOf = (key: string) =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll(/[.-]/g, '_');

const Answer = z.object({ messages: z.tuple([z.object({ message_status: z.string() })]) });

/**
 * WhatsApp through Meta's Cloud API, or a provider that answers like it. WHATSAPP_URL is the address of the sending number
 * (`https://graph.facebook.com/v23.0/PHONE_NUMBER_ID`), WHATSAPP_TOKEN its access token. One request a message:
 *
 *   POST <WHATSAPP_URL>/messages
 *   Authorization: Bearer <WHATSAPP_TOKEN>
 *   { "messaging_product": "whatsapp", "recipient_type": "individual", "to": "+233240000123", "type": "template",
 *     "template": { "name": "<WHATSAPP_TEMPLATES>parcel_out_for_delivery", "language": { "code": "zh_CN" },
 *       "components": [{ "type": "body", "parameters": [{ "type": "text", "parameter_name": "waybill_no", "text": "..." }] }] },
 *     "biz_opaque_callback_data": "5f3c..." }
 *
 * Templates are approved by Meta beforehand, in each language, with parameters by name. The id comes back in WhatsApp's reports on delivery;
 * the API itself knows no repetition by it.
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
      const answer = await postToGateway(url, {
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
      return gatewayState(Answer.safeParse(answer).data?.messages[0].message_status);
    },
  };
}

export interface WhatsAppAccess {
  WHATSAPP_URL: string;
  WHATSAPP_TOKEN: string;
}
