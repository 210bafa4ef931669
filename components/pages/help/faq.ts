import type { IconName } from '@/components/ui/icon-names';
import type { Country } from '@/lib/market/country';
import type { RouteName } from '@/lib/routing/routes';

export const HELP_TOPICS = [
  'sending',
  'prices',
  'tracking',
  'delivery',
  'customs',
  'cash',
  'compensation',
  'account',
] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

export const TOPIC_ICONS: Record<HelpTopic, IconName> = {
  sending: 'parcel',
  prices: 'calculator',
  tracking: 'search',
  delivery: 'truck',
  customs: 'file',
  cash: 'coin',
  compensation: 'shield',
  account: 'user',
};

/** Questions by topic: the keys of their texts. */
const QUESTIONS = {
  sending: ['send', 'local', 'size', 'goods', 'batteries', 'name', 'change'],
  prices: ['weight', 'total', 'pay', 'surcharges', 'currency'],
  tracking: ['follow', 'meaning', 'number', 'unknown', 'private'],
  delivery: ['time', 'remote', 'failed', 'returned'],
  customs: ['morocco', 'saudiArabia', 'emirates', 'elsewhere', 'value', 'quantity'],
  cash: ['collect', 'fee', 'cap'],
  compensation: ['lost', 'report'],
  account: ['need', 'code', 'password', 'forgot', 'addresses'],
} as const satisfies Record<HelpTopic, readonly string[]>;
export type QuestionKey = (typeof QUESTIONS)[HelpTopic][number];

/** Questions that the page answers without a press. */
export const FREQUENT_QUESTIONS: readonly QuestionKey[] = ['follow', 'time', 'total', 'pay', 'goods', 'failed'];

/** Page on which the reader can follow the answer. `layout.links` names it. */
const NEXT_STEPS = {
  send: 'send-parcel',
  size: 'express-contact-proficient',
  batteries: 'express-contact-proficient',
  change: 'index-my-parcel',
  total: 'express-order-quote',
  pay: 'location-map',
  currency: 'rates',
  follow: 'track',
  meaning: 'service-tracking-events',
  unknown: 'service-support',
  elsewhere: 'service-support',
  quantity: 'express-contact-proficient',
  report: 'service-contact-us',
  need: 'user-opt-register',
  forgot: 'user-opt-forgot-pwd',
} as const satisfies Partial<Record<QuestionKey, RouteName>>;
export type NextStep = (typeof NEXT_STEPS)[keyof typeof NEXT_STEPS];

export interface HelpQuestion {
  key: QuestionKey;
  nextStep?: NextStep;
}

/** Customs rules that §9 states for three destinations. */
const CUSTOMS_OF = { MA: 'morocco', SA: 'saudiArabia', AE: 'emirates' } as const;
const CUSTOMS_QUESTIONS: readonly QuestionKey[] = Object.values(CUSTOMS_OF);

/** Each market shows its own customs rule, or that it has none. China, where parcels start, shows all rules. */
function isShownInMarket(country: Country, key: QuestionKey): boolean {
  if (country === 'CN') return true;
  const customsKey = country in CUSTOMS_OF ? CUSTOMS_OF[country as keyof typeof CUSTOMS_OF] : 'elsewhere';
  return key === customsKey || !(CUSTOMS_QUESTIONS.includes(key) || key === 'elsewhere');
}

/** Returns the questions of one market, by topic. */
export function questionsOf(country: Country): { topic: HelpTopic; questions: HelpQuestion[] }[] {
  return HELP_TOPICS.map((topic) => ({
    topic,
    questions: QUESTIONS[topic]
      .filter((key) => isShownInMarket(country, key))
      .map((key) => ({ key, nextStep: (NEXT_STEPS as Partial<Record<QuestionKey, NextStep>>)[key] })),
  }));
}
