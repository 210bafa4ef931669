import 'server-only';
import { createTranslator } from 'next-intl';
import { refusalFacts } from '@/lib/i18n/messages/refusal-facts';
import { withVariant } from '@/lib/i18n/messages/variants';
import type { Country } from '@/lib/market/country';
import type { Language } from '@/lib/market/language';
import type { MarketChoice } from '@/lib/market/prefix';
import ar from '@/messages/ar/server.json';
import arEgypt from '@/messages/ar/server.EG.json';
import arEgyptErrors from '@/messages/ar/errors.EG.json';
import arCollections from '@/messages/ar/collections.json';
import arErrors from '@/messages/ar/errors.json';
import arEvents from '@/messages/ar/events.json';
import arSheets from '@/messages/ar/sheets.json';
import arShip from '@/messages/ar/ship.json';
import en from '@/messages/en/server.json';
import enCollections from '@/messages/en/collections.json';
import enErrors from '@/messages/en/errors.json';
import enEvents from '@/messages/en/events.json';
import enSheets from '@/messages/en/sheets.json';
import enShip from '@/messages/en/ship.json';
import fr from '@/messages/fr/server.json';
import frCollections from '@/messages/fr/collections.json';
import frErrors from '@/messages/fr/errors.json';
import frEvents from '@/messages/fr/events.json';
import frSheets from '@/messages/fr/sheets.json';
import frShip from '@/messages/fr/ship.json';
import tr from '@/messages/tr/server.json';
import trCollections from '@/messages/tr/collections.json';
import trErrors from '@/messages/tr/errors.json';
import trEvents from '@/messages/tr/events.json';
import trSheets from '@/messages/tr/sheets.json';
import trShip from '@/messages/tr/ship.json';
import ur from '@/messages/ur/server.json';
import urCollections from '@/messages/ur/collections.json';
import urErrors from '@/messages/ur/errors.json';
import urEvents from '@/messages/ur/events.json';
import urSheets from '@/messages/ur/sheets.json';
import urShip from '@/messages/ur/ship.json';
import zh from '@/messages/zh-CN/server.json';
import zhChina from '@/messages/zh-CN/server.CN.json';
import zhCollections from '@/messages/zh-CN/collections.json';
import zhErrors from '@/messages/zh-CN/errors.json';
import zhEvents from '@/messages/zh-CN/events.json';
import zhSheets from '@/messages/zh-CN/sheets.json';
import zhShip from '@/messages/zh-CN/ship.json';
import { messageLocale, formatArguments, type MessageArgument } from './message-arguments';

/** next-intl's type for messages with unknown keys. */
type Messages = NonNullable<Parameters<typeof createTranslator>[0]['messages']>;

/** Keys come from data (quote lines, scan codes), so their type is any text. Tests check all of them. */
const MESSAGES: Record<Language, Messages> = {
  en: { server: en, errors: enErrors, events: enEvents, collections: enCollections, sheets: enSheets, ship: enShip },
  'zh-CN': {
    server: zh,
    errors: zhErrors,
    events: zhEvents,
    collections: zhCollections,
    sheets: zhSheets,
    ship: zhShip,
  },
  fr: { server: fr, errors: frErrors, events: frEvents, collections: frCollections, sheets: frSheets, ship: frShip },
  ar: { server: ar, errors: arErrors, events: arEvents, collections: arCollections, sheets: arSheets, ship: arShip },
  ur: { server: ur, errors: urErrors, events: urEvents, collections: urCollections, sheets: urSheets, ship: urShip },
  tr: { server: tr, errors: trErrors, events: trEvents, collections: trCollections, sheets: trSheets, ship: trShip },
};

/**
 * Messages of markets with variants (`VARIANTS`). Sheets have the names of the language, because any market may send
 * them.
 */
const MARKET_MESSAGES: Readonly<Record<string, Messages>> = {
  'ar-EG': { ...MESSAGES.ar, server: withVariant(ar, arEgypt), errors: withVariant(arErrors, arEgyptErrors) },
  'zh-CN-CN': { ...MESSAGES['zh-CN'], server: withVariant(zh, zhChina) },
};

/** Reader of a text: a market, or only a language if the market is unknown or its texts have no variants. */
export type Reader = Language | MarketChoice;

/** Returns the reader of a text whose market may be unknown. */
export const readerOf = (language: Language, country: Country | undefined): Reader =>
  country ? { language, country } : language;

export const languageOfReader = (reader: Reader): Language => (typeof reader === 'string' ? reader : reader.language);

const messagesOf = (reader: Reader): Messages =>
  MARKET_MESSAGES[textSetOf(reader)] ?? MESSAGES[languageOfReader(reader)];

/** Returns the name of the reader's set of messages. */
export function textSetOf(reader: Reader): string {
  if (typeof reader === 'string') return reader;
  const market = `${reader.language}-${reader.country}`;
  return market in MARKET_MESSAGES ? market : reader.language;
}

type Arguments = Record<string, MessageArgument>;

/** Namespaces of the server. Pages use `events`, `collections`, `sheets` and `ship` too. */
type TextNamespace = 'server' | 'errors' | 'events' | 'collections' | 'sheets' | 'ship';

/** A key without a text, or a text without one of its arguments. */
export class MissingTextError extends Error {}

/** Creates a translator. With `isStrict` it throws MissingText where a page would show the key. */
function createTextTranslator(reader: Reader, namespace: TextNamespace, isStrict: boolean) {
  const refuse = ({ code }: { code: string }): never => {
    throw new MissingTextError(code);
  };
  return createTranslator({
    locale: messageLocale(languageOfReader(reader)),
    messages: messagesOf(reader),
    namespace,
    ...(isStrict && { onError: refuse }),
  });
}

const translators = new Map<string, ReturnType<typeof createTextTranslator>>();

/** Returns a cached translator. It stores its parsed messages, and a tracking response has hundreds of texts. */
function translatorFor(reader: Reader, namespace: TextNamespace, isStrict = false) {
  const key = `${namespace}.${textSetOf(reader)}.${isStrict}`;
  const cachedTranslator = translators.get(key);
  if (cachedTranslator) return cachedTranslator;
  const newTranslator = createTextTranslator(reader, namespace, isStrict);
  translators.set(key, newTranslator);
  return newTranslator;
}

const plainTexts = new Map<string, string>();

const facts = new Map<Language, ReturnType<typeof refusalFacts>>();

function factsIn(language: Language): ReturnType<typeof refusalFacts> {
  const languageFacts = facts.get(language) ?? refusalFacts(messageLocale(language));
  facts.set(language, languageFacts);
  return languageFacts;
}

/** Returns the facts of error texts and the formatted arguments. */
function valuesFor(reader: Reader, values: Arguments) {
  const language = languageOfReader(reader);
  return { ...factsIn(language), ...formatArguments(values, language) };
}

/**
 * Returns a message without own arguments. It is cached, because a tracking response repeats some messages hundreds of
 * times.
 */
function translatePlain(reader: Reader, key: string): string {
  const name = `${textSetOf(reader)} ${key}`;
  const cachedText = plainTexts.get(name);
  if (cachedText !== undefined) return cachedText;
  const text = translatorFor(reader, 'server')(key, factsIn(languageOfReader(reader)));
  plainTexts.set(name, text);
  return text;
}

/** Translates a text of `server.json` (quote lines, tracking events, messages by mail and SMS). */
export function translate(reader: Reader, key: string, values?: Arguments): string {
  if (!values) return translatePlain(reader, key);
  return translatorFor(reader, 'server')(key, formatArguments(values, languageOfReader(reader)));
}

/** Translates a message to people. Throws MissingText where `translate` would return the key. */
export function translateOrThrow(reader: Reader, key: string, values: Arguments): string {
  return translatorFor(reader, 'server', true)(key, formatArguments(values, languageOfReader(reader)));
}

/** Translates a text of `events.json`: the meaning of an event, its consequences and what to do. */
export function translateEvent(reader: Reader, key: string, values: Arguments = {}): string {
  return translatorFor(reader, 'events')(key, valuesFor(reader, values));
}

/** Translates a text of `sheets.json` or `collections.json`, or a name of `ship.json` for use in a sheet. */
export function translateSheet(
  language: Language,
  namespace: 'collections' | 'sheets' | 'ship',
  key: string,
  values: Arguments = {},
): string {
  return translatorFor(language, namespace)(key, valuesFor(language, values));
}

/** Returns true if `events.json` has this text. Most events require no action and lack some texts. */
export function hasEventText(key: string): boolean {
  return translatorFor('en', 'events').has(key);
}

/** Returns true for a key of `errors.json` whose text needs no arguments other than the facts. */
export function isErrorKey(key: string): key is keyof typeof enErrors {
  const english: Record<string, string> = enErrors;
  const argumentNames = [...(english[key] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name!);
  return Object.hasOwn(english, key) && argumentNames.every((name) => name in factsIn('en'));
}

/** Translates a text of `errors.json`. For an unknown key, returns the general text for invalid input. */
export function translateError(reader: Reader, key: string, values: Arguments = {}): string {
  const knownKey = Object.hasOwn(enErrors, key) ? key : 'invalid';
  return translatorFor(reader, 'errors')(knownKey, valuesFor(reader, values));
}
