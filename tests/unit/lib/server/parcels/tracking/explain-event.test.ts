import { describe, expect, it } from 'vitest';
import { EventMeaning } from '@/lib/contract/tracking/tracking';
import { LANGUAGES } from '@/lib/market/language';
import { EVENT_TOPICS, eventTopic, STATE_TOPICS, type EventCode } from '@/lib/parcel/event-topics';
import { PARTNER_EVENT, REASONS_OF, SCAN_CODES } from '@/lib/parcel/scan-codes';
import { PARCEL_STATES } from '@/lib/parcel/states';
import { CONTACT_AFTER } from '@/lib/parcel/contact-after';
import { describeEvent, describeTopic } from '@/lib/server/platform/texts/describe-event';
import { explainEvent, explainTopic } from '@/lib/server/parcels/tracking/explain-event';

const TOPICS = Object.values(EVENT_TOPICS).flat();
const CODES: EventCode[] = ['ORDER_PLACED', 'ORDER_CANCELLED', ...SCAN_CODES, PARTNER_EVENT];
const EVENTS = CODES.flatMap((code) => {
  const reasons = code in REASONS_OF ? (REASONS_OF[code as keyof typeof REASONS_OF] ?? []) : [];
  return [null, ...reasons].map((reason) => ({ code, reason }));
});

/** Pattern of an event's name: no key, no unreplaced argument, no code. */
const HEADING = /^(?!.*(?:topics|events|reasons|whenToContact)\.)(?!.*[{}])(?=.*\p{L}).*$/su;
/** Pattern of a heading that ends as a sentence does. */
const SENTENCE = /^(?!.*(?:topics|events|reasons|whenToContact)\.)(?!.*[{}])(?=.*\p{L}).*[.。۔?？]$/su;

describe.each(LANGUAGES)('the explanation of an event in %s', (language) => {
  it('has an event, a meaning, a next step, both parties’ tasks, and a time to contact us', () => {
    for (const { code, reason } of EVENTS) {
      const name = `${code} ${reason}`;
      expect(describeEvent(code, reason, language), name).toMatch(HEADING);
      const { topic, ...texts } = EventMeaning.parse(explainEvent(code, reason, language));
      expect(TOPICS, name).toContain(topic);
      for (const [part, text] of Object.entries(texts)) expect(text, `${name} ${part}`).toMatch(SENTENCE);
    }
  });

  it('has a different text for each', () => {
    const titles = TOPICS.map((topic) => describeTopic(topic, language));
    expect(new Set(titles).size).toBe(TOPICS.length);
    const texts = TOPICS.map((topic) => explainTopic(topic, language).text);
    expect(new Set(texts).size).toBe(TOPICS.length);
  });

  it('includes the days to wait before asking', () => {
    for (const topic of TOPICS) {
      const days = CONTACT_AFTER[topic];
      const { whenToContact } = explainTopic(topic, language);
      // Arabic writes one and two as words.
      if (typeof days === 'number' && !(language === 'ar' && days <= 2))
        expect(whenToContact, topic).toContain(String(days));
      if (typeof days !== 'number') expect(whenToContact, topic).not.toMatch(/\p{Nd}/u);
    }
  });

  it('shows a partner’s code as received', () => {
    for (const code of ['EXB', 'a {b} <c>', '未知'])
      expect(describeEvent(PARTNER_EVENT, null, language, { received: code })).toContain(code);
    expect(describeEvent('SIGNED', null, language, { received: 'EMI' })).toBe(describeEvent('SIGNED', null, language));
  });
});

describe('a topic', () => {
  it('explains every state', () => {
    expect(PARCEL_STATES.map((state) => STATE_TOPICS[state]).every((topic) => TOPICS.includes(topic))).toBe(true);
  });

  it('exists once, and explains something', () => {
    const explained = new Set([
      ...EVENTS.map(({ code, reason }) => eventTopic(code, reason)),
      ...Object.values(STATE_TOPICS),
    ]);
    expect([...TOPICS].sort()).toEqual([...explained].sort());
  });

  it('uses the event’s explanation if the reason adds nothing', () => {
    expect(eventTopic('DELIVERY_FAILED', 'OTHER')).toBe('DELIVERY_FAILED');
    expect(eventTopic('DELIVERY_FAILED', 'REFUSED')).toBe('REFUSED');
  });

  it('has short sentences in English', () => {
    const long = TOPICS.flatMap((topic) => {
      const { text, next, sender, receiver, whenToContact } = explainTopic(topic, 'en');
      return [text, next, sender, receiver, whenToContact].flatMap((part) => part.split(/(?<=[.?!:]) /));
    }).filter((sentence) => sentence.split(/\s+/).length > 16);
    expect(long).toEqual([]);
  });
});
