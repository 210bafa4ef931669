import type { Language } from '@/lib/market/language';
import type words from '@/messages/en/frame.json';

export type FrameWords = typeof words;

const WORD_FILES = {
  en: () => import('@/messages/en/frame.json'),
  'zh-CN': () => import('@/messages/zh-CN/frame.json'),
  fr: () => import('@/messages/fr/frame.json'),
  ar: () => import('@/messages/ar/frame.json'),
  ur: () => import('@/messages/ur/frame.json'),
  tr: () => import('@/messages/tr/frame.json'),
} satisfies Record<Language, () => Promise<{ default: FrameWords }>>;

/** Loads the texts of the login form, the logout question and the market chooser. Rejects without a network. */
export async function loadFrameWords(language: Language): Promise<FrameWords> {
  return (await WORD_FILES[language]()).default;
}
