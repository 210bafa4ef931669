import 'server-only';
import type { Services } from '../../platform/context';
import { findOfficeContacts } from '../../places/dictionaries/dictionary-store';
import type { OutboxEntry, EntryOutcome } from '../queue/entry';
import { failureOutcome } from './failure-outcome';
import { consumeMessageLimits, type LimitScope } from './message-limits';
import { Message } from './message';
import { writeMail, writeSms } from './write-message';

export type MessageServices = LimitScope & Pick<Services, 'mail' | 'sms' | 'whatsapp' | 'messageTally'>;

/** Returns the message in an entry. Returns null if a later release wrote it, or its content was deleted. */
export function messageIn({ payload }: Pick<OutboxEntry, 'payload'>): Message | null {
  return Message.safeParse(JSON.parse(payload)).data ?? null;
}

/** Sends a message and returns the gateway's own state, or null. */
async function send(services: MessageServices, message: Message, id: string): Promise<string | null> {
  const { channel, to, language, country, template, values } = message;
  if (channel === 'whatsapp') {
    if (!services.whatsapp) throw new Error('WhatsApp is not configured');
    return services.whatsapp.send({ to, language, template, values, id });
  }
  if (channel === 'sms') return services.sms.send({ to, text: writeSms(message), id });
  const office = country ? await findOfficeContacts(services.db, country) : null;
  await services.mail.send({ to, ...writeMail(message, office), id });
  return null;
}

/**
 * Sends the message in an entry of the outbox, with the entry's id. Returns `refused` if it is unreadable or has no
 * gateway, and `dropped` if it expired or a limit refused it. Otherwise returns the result of the gateway.
 */
export async function deliverMessage(services: MessageServices, entry: OutboxEntry): Promise<EntryOutcome> {
  const message = messageIn(entry);
  if (!message) return { result: 'refused', reason: 'unreadable' };
  if (message.expiresAt !== undefined && Date.parse(message.expiresAt) <= services.now().getTime())
    return { result: 'dropped', reason: 'expired' };
  if (message.channel === 'whatsapp' && !services.whatsapp) return { result: 'refused', reason: 'no gateway' };
  const limited = await consumeMessageLimits(services, message);
  if (limited.refusal !== null) {
    services.messageTally.recordDropped(limited.refusal);
    // The message is not retried on another day: it would be late and use up that day's allowance.
    return { result: 'dropped', reason: limited.refusal };
  }
  try {
    return { result: 'sent', gatewayState: await send(services, message, entry.id) };
  } catch (error) {
    await limited.refund();
    return failureOutcome(message.channel, error);
  }
}
