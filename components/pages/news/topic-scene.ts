import type { SceneName } from '@/components/ui/content/scene';
import type { NewsTopic } from '@/lib/contract/content/content';

const TOPIC_SCENES: Readonly<Record<NewsTopic, SceneName>> = {
  dates: 'handover',
  prices: 'counter',
  rules: 'customs',
  services: 'air',
  company: 'team',
};

/** Returns the picture of an article. */
export const topicScene = (topic: NewsTopic | null | undefined): SceneName => (topic ? TOPIC_SCENES[topic] : 'message');
