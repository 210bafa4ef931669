import { getRequestConfig } from 'next-intl/server';
import { lang } from 'next/root-params';
import { DEFAULT_COUNTRY, MARKETS } from '@/lib/market/country';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import { formatPrefix, numeralLocale, parsePrefix, type MarketChoice, type Prefix } from '@/lib/market/prefix';
import { loadTexts } from './load-texts';
import { NAMESPACES, type Namespace } from './namespaces';

type Messages = Record<string, object>;

async function loadMessages(choice: MarketChoice): Promise<Messages> {
  const load = async (namespace: Namespace) => [namespace, await loadTexts(namespace, choice)] as const;
  return Object.fromEntries(await Promise.all(NAMESPACES.map(load)));
}

/** Messages, loaded once. They change only with a release, and are the largest part of a page's data. */
const loadedMessages = new Map<Prefix, Promise<Messages>>();

function loadMessagesOnce(choice: MarketChoice): Promise<Messages> {
  const prefix = formatPrefix(choice);
  const messages = loadedMessages.get(prefix) ?? loadMessages(choice);
  loadedMessages.set(prefix, messages);
  return messages;
}

/**
 * Loads market and messages, which follow from the prefix. Pages outside every prefix (the index page) use the fallback
 * language. `locale` is for Intl: with the region for formats, and Latin digits everywhere.
 */
export default getRequestConfig(async () => {
  const choice = parsePrefix((await lang()) ?? '') ?? { country: DEFAULT_COUNTRY, language: FALLBACK_LANGUAGE };
  return {
    locale: numeralLocale(choice),
    timeZone: MARKETS[choice.country].timeZone,
    messages: await loadMessagesOnce(choice),
  };
});
