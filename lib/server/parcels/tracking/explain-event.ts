import 'server-only';
import type { EventMeaning } from '@/lib/contract/tracking/tracking';
import type { Language } from '@/lib/market/language';
import {
  EVENT_TOPICS,
  eventTopic,
  type EventCode,
  type EventTopic,
  type EventTopicGroup,
} from '@/lib/parcel/event-topics';
import type { ScanReason } from '@/lib/parcel/scan-codes';
import { CONTACT_AFTER } from '@/lib/parcel/contact-after';
import { describeTopic } from '../../platform/texts/describe-event';
import { hasEventText, translateEvent } from '../../platform/texts/server-texts';

const meanings = new Map<string, EventMeaning>();

function contactText(topic: EventTopic, language: Language): string {
  const days = CONTACT_AFTER[topic];
  return typeof days === 'number'
    ? translateEvent(language, 'whenToContact.after', { days })
    : translateEvent(language, `whenToContact.${days}`);
}

function meaningOf(topic: EventTopic, language: Language): EventMeaning {
  const textFor = (part: string) => translateEvent(language, `topics.${topic}.${part}`);
  const task = (who: 'sender' | 'receiver') =>
    hasEventText(`topics.${topic}.${who}`) ? textFor(who) : translateEvent(language, 'nothingToDo');
  const whenToContact = contactText(topic, language);
  return {
    topic,
    text: textFor('text'),
    next: textFor('next'),
    sender: task('sender'),
    receiver: task('receiver'),
    whenToContact,
    worry: whenToContact,
  };
}

/** Returns what a topic means. Memoized, because responses repeat a few topics. */
export function explainTopic(topic: EventTopic, language: Language): EventMeaning {
  const key = `${language} ${topic}`;
  const meaning = meanings.get(key) ?? meaningOf(topic, language);
  meanings.set(key, meaning);
  return meaning;
}

export function explainEvent(code: EventCode, reason: ScanReason | null, language: Language): EventMeaning {
  return explainTopic(eventTopic(code, reason), language);
}

/** Returns all topics of tracking with their meanings, as the help page lists them. */
export function explainAllTopics(language: Language) {
  return Object.entries(EVENT_TOPICS).map(([group, topics]) => ({
    group: group as EventTopicGroup,
    topics: topics.map((topic) => ({
      title: describeTopic(topic, language),
      meaning: explainTopic(topic, language),
    })),
  }));
}
