import 'server-only';
import type { Services } from '../../context';
import type { OutboxEntry, Outcome } from '../../outbox/entry';
import { failureOutcome } from './failure-outcome';
import { consumeLimits } from '@/lib/server/messages/limits';
import { Message } from '@/lib/server/messages/message';
import { writtenMail, writtenSms } from '@/lib/server/messages/write-message';

export type MessageServices = Pick<Services, 'mail' | 'sms' | 'whatsapp' | 'throttle' | 'now' | 'log' | 'config'>;

/** The message that an entry holds, or null: a later release may have written it, or its person closed the account. */
export function messageIn({ payload }: Pick<OutboxEntry, 'payload'>): Message | null {
  return Message.safeParse(JSON.parse(payload)).data ?? null;
}

/** Answers what the gateway called its state. */
async function send(services: MessageServices, message: Message, id: string): Promise<string | null> {
  const { channel, to, language, template, values } = message;
  if (channel === 'whatsapp') {
    if (!services.whatsapp) throw new Error('no WhatsApp');
    return services.whatsapp.send({ to, language, template, values, id });
  }
  if (channel === 'sms') return services.sms.send({ to, text: writtenSms(message), id });
  await services.mail.send({ to, ...writtenMail(message), id });
  return null;
}

/** Sends the message that an entry of the outbox holds; the entry's id goes along. */
export async function deliverMessage(services: MessageServices, entry: OutboxEntry): Promise<Outcome> {
  const message = messageIn(entry);
  if (!message) return { result: 'refused', reason: 'unreadable' };
  if (message.expiresAt !== undefined && Date.parse(message.expiresAt) <= services.now().getTime())
    return { result: 'dropped', reason: 'expired' };
  if (message.channel === 'whatsapp' && !services.whatsapp) return { result: 'refused', reason: 'no gateway' };
  const limited = await consumeLimits(services, message);
  if (limited.refusal) return limited.refusal;
  try {
    return { result: 'sent', gatewayState: await send(services, message, entry.id) };
  } catch (error) {
    await limited.takeBack();
    return failureOutcome(message.channel, error);
  }
}
