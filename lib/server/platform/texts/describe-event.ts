import 'server-only';
import type { Language } from '@/lib/market/language';
import { eventTopic, type EventCode, type EventTopic } from '@/lib/parcel/event-topics';
import { SCAN_REASONS, type ScanReason } from '@/lib/parcel/scan-codes';
import { translate, translateEvent } from './server-texts';

/** What happened, in one sentence; `received` is a partner's own code. */
export function describeEvent(
  code: EventCode,
  reason: ScanReason | null,
  language: Language,
  received: string | null = null,
): string {
  const topic = eventTopic(code, reason);
  return received !== null && topic === 'PARTNER_EVENT'
    ? translate(language, 'events.PARTNER_EVENT', { code: received })
    : describeTopic(topic, language);
}

const isReason = (topic: EventTopic): topic is EventTopic & ScanReason =>
  (SCAN_REASONS as readonly string[]).includes(topic);

/** The sentence under which a topic is explained: that of its event or reason. */
export function describeTopic(topic: EventTopic, language: Language): string {
  if (topic === 'IN_TRANSIT' || topic === 'PARTNER_EVENT') return translateEvent(language, `titles.${topic}`);
  return translate(language, isReason(topic) ? `reasons.${topic}` : `events.${topic}`);
}
