import { getRequestConfig } from 'next-intl/server';
import { lang } from 'next/root-params';
import { DEFAULT_COUNTRY, MARKETS } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { NAMESPACES } from './namespaces';

type Messages = Record<string, object>;

async function loadMessages(language: Language): Promise<Messages> {
  const load = async (namespace: string): Promise<[string, object]> => {
    const file: { default: object } = await import(`@/messages/${language}/${namespace}.json`);
    return [namespace, file.default];
  };
  return Object.fromEntries(await Promise.all(NAMESPACES.map(load)));
}

/** Messages, loaded once. They change only with a release, and are the largest part of a page's data. */
const loaded = new Map<Language, Promise<Messages>>();

function messagesOf(language: Language): Promise<Messages> {
  const known = loaded.get(language) ?? loadMessages(language);
  loaded.set(language, known);
  return known;
}

/**
 * Loads market and messages. The prefix decides everything; pages outside it (the index page) use the fallback language.
 * `locale` is for Intl: with the region for formats, and Latin digits everywhere.
 */
export default getRequestConfig(async () => {
  const choice = parsePrefix((await lang()) ?? '') ?? { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  return {
    locale: numeralLocale(choice),
    timeZone: MARKETS[choice.country].timeZone,
    messages: await messagesOf(choice.language),
  };
});
