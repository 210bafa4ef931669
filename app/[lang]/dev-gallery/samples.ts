import type { Language } from '@/lib/market/language';
import { en, french, turkish } from './latin-samples';
import type { Sample } from './sample';
import { arabic, chinese, urdu } from './script-samples';

/** Sample texts by language. */
export const SAMPLES: Record<Language, Sample> = {
  en,
  'zh-CN': chinese,
  fr: french,
  ar: arabic,
  ur: urdu,
  tr: turkish,
};
