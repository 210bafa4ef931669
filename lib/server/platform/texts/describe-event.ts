import 'server-only';
import { isolate } from '@/lib/i18n/format/isolate';
import type { Language } from '@/lib/market/language';
import { eventTopic, type EventCode, type EventTopic } from '@/lib/parcel/event-topics';
import type { PartyName } from '@/lib/parcel/notices';
import { SCAN_REASONS, type ScanReason } from '@/lib/parcel/scan-codes';
import { translate, translateEvent } from './server-texts';

interface EventContext {
  /** A partner's own code. */
  received?: string | null;
  /** Party that chose to destroy a returned parcel. `nobody`: the deadline passed. */
  chosenBy?: PartyName | 'nobody' | null;
  /** Waybill under which a returned parcel was sent on, or from which a new order took it over. */
  sentOn?: string | null;
}

/** Returns the name of an event, as a heading without a full stop. */
export function describeEvent(
  code: EventCode,
  reason: ScanReason | null,
  language: Language,
  { received = null, chosenBy = null, sentOn = null }: EventContext = {},
): string {
  if (code === 'DESTROYED' && chosenBy !== null) return translate(language, 'destroyed', { by: chosenBy });
  if (code === 'SENT_ON' && sentOn !== null) return translate(language, 'sentOnAs', { number: isolate(sentOn) });
  if (code === 'ORDER_PLACED' && sentOn !== null) return translate(language, 'sentOnFrom', { number: isolate(sentOn) });
  const topic = eventTopic(code, reason);
  return received !== null && topic === 'PARTNER_EVENT'
    ? translate(language, 'events.PARTNER_EVENT', { code: received })
    : describeTopic(topic, language);
}

const isReason = (topic: EventTopic): topic is EventTopic & ScanReason =>
  (SCAN_REASONS as readonly string[]).includes(topic);

/** Returns the title of a topic's explanation: the sentence of its event or reason. */
export function describeTopic(topic: EventTopic, language: Language): string {
  if (topic === 'IN_TRANSIT' || topic === 'PARTNER_EVENT') return translateEvent(language, `titles.${topic}`);
  return translate(language, isReason(topic) ? `reasons.${topic}` : `events.${topic}`);
}
