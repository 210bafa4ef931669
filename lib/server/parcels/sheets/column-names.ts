import 'server-only';
import { isoCountryNames } from '@/lib/i18n/names/iso-country-names';
import { foldText } from '@/lib/text/fold-text';
import { LANGUAGES, type Language } from '@/lib/market/language';
import { isDescribed } from '@/lib/orders/fields';
import { COLUMNS, type Column, type ColumnId } from '@/lib/sheets/columns';
import { OLDER_CHOICE_NAMES, OLDER_COLUMN_NAMES } from '@/lib/sheets/older-names';
import type { ChoiceNames } from '@/lib/sheets/order-candidate';
import type { ColumnNames } from '@/lib/sheets/table';
import { cachedLookup } from '../../platform/db/cached-lookup';
import type { Queryable } from '../../platform/db/open';
import { listDictionaryEntries } from '../../places/dictionaries/dictionary-store';
import { messageLocale } from '../../platform/texts/message-arguments';
import { translateSheet } from '../../platform/texts/server-texts';

export const columnTitle = (id: ColumnId, language: Language): string =>
  isDescribed(id)
    ? translateSheet(language, 'ship', `orderFields.${id}.label`)
    : translateSheet(language, 'sheets', `columns.${id}`);

let cachedNames: ColumnNames | undefined;

const titlesOf = (id: ColumnId): string[] => LANGUAGES.map((language) => columnTitle(id, language));

/** Returns every spelling of a column's name: its titles in six languages, titles of earlier templates, and its id. */
export function columnNames(): ColumnNames {
  cachedNames ??= new Map(
    COLUMNS.flatMap(({ id }) =>
      [id, ...(OLDER_COLUMN_NAMES[id] ?? []), ...titlesOf(id)].map((name) => [foldText(name), id] as const),
    ),
  );
  return cachedNames;
}

/** Choice with its name in a language. */
export interface NamedChoice {
  code: string;
  name: string;
}

/**
 * Keys of the wizard's names of choices, in `ship.json`. `MERCHANT` means a service point for domestic orders and
 * Guangzhou for international ones.
 */
const SHIP_KEYS: Readonly<Partial<Record<ColumnId, (code: string) => readonly string[]>>> = {
  battery: (code) => [`battery.${code === 'built-in' ? 'builtIn' : code}`],
  service: (code) => [`services.${code}.name`],
  customer: (code) => [`needs.${code}`, `importer.${code}`],
  importer: (code) => [`importer.${code}`, `needs.${code}`],
  handover: (code) => [`handover.${code}`],
  sendingMode: (code) => (code === 'PICKUP' ? ['sending.pickup'] : ['sending.merchantAbroad', 'sending.merchantHome']),
  deliveryPlace: (code) => [`extras.${code}`],
};

const DICTIONARIES: Readonly<
  Partial<Record<ColumnId, readonly ('INTL_GOODS_TYPE' | 'LOCAL_GOODS_TYPE' | 'PICKUP_TIME')[]>>
> = {
  goods: ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE'],
  pickupWindow: ['PICKUP_TIME'],
};

export type ChoicesByLanguage = ReadonlyMap<ColumnId, Readonly<Record<Language, readonly NamedChoice[]>>>;

function namedChoices(
  column: Column,
  language: Language,
  entries: Awaited<ReturnType<typeof listDictionaryEntries>>,
): readonly NamedChoice[] {
  if (isDescribed(column.id)) return isoCountryNames(messageLocale(language));
  const types: readonly string[] = DICTIONARIES[column.id] ?? [];
  return column.choices!.flatMap((code) => {
    const keys = SHIP_KEYS[column.id]?.(code) ?? [];
    const entry = entries.find((each) => types.includes(each.type) && each.code === code);
    const names = entry ? [entry.names[language]] : keys.map((key) => translateSheet(language, 'ship', key));
    return [...new Set(names)].map((name) => ({ code, name }));
  });
}

async function readChoices(db: Queryable): Promise<ChoicesByLanguage> {
  const entries = await listDictionaryEntries(db, ['INTL_GOODS_TYPE', 'LOCAL_GOODS_TYPE', 'PICKUP_TIME']);
  return new Map(
    COLUMNS.filter((column) => 'choices' in column).map((column) => {
      const byLanguage = LANGUAGES.map((language) => [language, namedChoices(column, language, entries)] as const);
      return [column.id, Object.fromEntries(byLanguage) as Record<Language, readonly NamedChoice[]>];
    }),
  );
}

/**
 * Cache of all choices, under one key. Naming 1,600 of them takes 14 ms of CPU time, and every visitor may request a
 * template.
 */
const cachedChoices = cachedLookup(async (db) => new Map([['all', await readChoices(db)] as const]));

/** Returns the choices of each column that has them, in each language. */
export async function loadColumnChoices(db: Queryable): Promise<ChoicesByLanguage> {
  const choices = await cachedChoices(db, ['all']);
  return choices.get('all')!; // `readChoices` always returns a map
}

const olderChoices = (id: ColumnId): NamedChoice[] =>
  Object.entries(OLDER_CHOICE_NAMES[id] ?? {}).flatMap(([code, names]) => names.map((name) => ({ code, name })));

/** Returns the lookup of typed choices: names in all languages, names of earlier templates, and codes. */
export function choiceNames(choices: ChoicesByLanguage): ChoiceNames {
  return Object.fromEntries(
    [...choices].map(([id, byLanguage]) => [
      id,
      new Map(
        [...olderChoices(id), ...Object.values(byLanguage).flat()].flatMap(({ code, name }) => [
          [foldText(code), code] as const,
          [foldText(name), code] as const,
        ]),
      ),
    ]),
  );
}
