import type { Language } from '@/lib/market/language';
import { englishSample, frenchSample, turkishSample } from './latin-samples';
import type { GallerySample } from './sample';
import { arabicSample, chineseSample, urduSample } from './script-samples';

/** Sample texts by language. */
export const GALLERY_SAMPLES: Record<Language, GallerySample> = {
  en: englishSample,
  'zh-CN': chineseSample,
  fr: frenchSample,
  ar: arabicSample,
  ur: urduSample,
  tr: turkishSample,
};
