import { getRequestConfig } from 'next-intl/server';
import { lang } from 'next/root-params';
import { DEFAULT_COUNTRY, MARKETS } from '@/lib/market/country';
import { FALLBACK_LANGUAGE, type Language } from '@/lib/market/language';
import { numeralLocale, parsePrefix } from '@/lib/market/prefix';
import { NAMESPACES } from './namespaces';

async function loadMessages(language: Language) {
  const load = async (namespace: string): Promise<[string, object]> => {
    const file: { default: object } = await import(`@/messages/${language}/${namespace}.json`);
    return [namespace, file.default];
  };
  return Object.fromEntries(await Promise.all(NAMESPACES.map(load)));
}

/**
 * The prefix decides everything; pages outside it (the index page) speak the fallback language.
 * `locale` is what Intl gets: region for its formats, Latin digits everywhere.
 */
export default getRequestConfig(async () => {
  const choice = parsePrefix((await lang()) ?? '') ?? { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  return {
    locale: numeralLocale(choice),
    timeZone: MARKETS[choice.country].timeZone,
    messages: await loadMessages(choice.language),
  };
});
