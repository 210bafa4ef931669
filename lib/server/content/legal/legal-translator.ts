import 'server-only';
import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/market/language';
import ar from '@/messages/ar/legal.json';
import en from '@/messages/en/legal.json';
import fr from '@/messages/fr/legal.json';
import tr from '@/messages/tr/legal.json';
import ur from '@/messages/ur/legal.json';
import zh from '@/messages/zh-CN/legal.json';

const MESSAGES = { en, 'zh-CN': zh, fr, ar, ur, tr } as const satisfies Record<Language, unknown>;

/** Returns the translator of `legal.json`. */
export const legalTranslator = (language: Language) =>
  createTranslator({ locale: language, messages: { legal: MESSAGES[language] }, namespace: 'legal' });
