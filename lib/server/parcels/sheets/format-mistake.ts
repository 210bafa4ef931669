import 'server-only';
import type { SheetMistake } from '@/lib/contract/orders/sheets';
import { formatMeasure } from '@/lib/i18n/format/format-measure';
import { formatNumber } from '@/lib/i18n/format/format-range';
import { addDays } from '@/lib/time/calendar-date';
import { COUNTRIES } from '@/lib/market/country';
import {
  DIGITAL_ADDRESS_EXAMPLES,
  DIGITAL_ADDRESS_NAMES,
  needsDigitalAddress,
} from '@/lib/market/digital-address-kinds';
import { countryName } from '@/lib/i18n/names/place-name';
import type { Language } from '@/lib/market/language';
import { MAX_BATTERY_WATT_HOURS, MAX_PACKED_BATTERIES } from '@/lib/orders/battery';
import { describedField, isDescribed } from '@/lib/orders/fields';
import { columnOfId, type ColumnId } from '@/lib/sheets/columns';
import type { SheetTable } from '@/lib/sheets/table';
import type { Context } from '../../platform/context';
import { messageLocale } from '../../platform/texts/message-arguments';
import { translateError, translateSheet } from '../../platform/texts/server-texts';
import { columnTitle, type ChoicesByLanguage } from './column-names';
import type { ReadProblem } from './read-orders';

const LIST_SEPARATORS: Readonly<Partial<Record<Language, string>>> = { ar: '، ', ur: '، ', 'zh-CN': '、' };

const joinNames = (names: readonly string[], language: Language) => names.join(LIST_SEPARATORS[language] ?? ', ');

const MEASURES: Readonly<Partial<Record<ColumnId, number>>> = {
  weight: 2.5,
  length: 30,
  width: 20,
  height: 10,
  quantity: 3,
};

/** Returns one example of each kind of code with its name, because a column is for all countries. */
function digitalAddressHint(language: Language, id: 'senderDigitalAddress' | 'receiverDigitalAddress'): string {
  const kinds = Object.entries(DIGITAL_ADDRESS_NAMES) as [keyof typeof DIGITAL_ADDRESS_NAMES, string][];
  const example = joinNames(
    kinds.map(([kind, name]) => `${name} ${DIGITAL_ADDRESS_EXAMPLES[kind]}`),
    language,
  );
  if (id === 'senderDigitalAddress') return translateSheet(language, 'sheets', 'hints.example', { example });
  const countriesWithCode = COUNTRIES.filter(needsDigitalAddress).map((country) => countryName(country, language));
  return translateSheet(language, 'sheets', 'hints.neededFor', {
    countries: joinNames(countriesWithCode, language),
    example,
  });
}

/** Returns the limit of a battery's measure, with an example. */
function batteryHint(language: Language, id: 'batteryEnergy' | 'batteryCount'): string {
  const locale = messageLocale(language);
  const [most, example] =
    id === 'batteryEnergy'
      ? [formatMeasure(MAX_BATTERY_WATT_HOURS, 'wh', locale), 26]
      : [formatNumber(MAX_PACKED_BATTERIES, locale), 1];
  return translateSheet(language, 'sheets', `hints.${id}`, { most, example: formatNumber(example, locale) });
}

/** Returns how to fill in a column. Empty if its name explains it. */
export function columnHint({ language, now }: Context, id: ColumnId, choices: ChoicesByLanguage): string {
  const textFor = (key: 'oneOf' | 'example' | 'name' | 'order' | 'valueCurrency', values = {}) =>
    translateSheet(language, 'sheets', `hints.${key}`, values);
  const { example } = isDescribed(id) ? describedField(id) : {};
  if (example) return textFor('example', { example });
  const names = choices.get(id)?.[language].map(({ name }) => name);
  if (names) return textFor('oneOf', { choices: joinNames(names, language) });
  const measure = MEASURES[id];
  if (measure !== undefined) return textFor('example', { example: formatNumber(measure, messageLocale(language)) });
  if (id === 'senderDigitalAddress' || id === 'receiverDigitalAddress') return digitalAddressHint(language, id);
  if (id === 'batteryEnergy' || id === 'batteryCount') return batteryHint(language, id);
  const { read } = columnOfId(id);
  if (read === 'date') return textFor('example', { example: addDays(now().toISOString().slice(0, 10), 1) });
  if (read === 'place') return textFor('name');
  return id === 'order' || id === 'valueCurrency' ? textFor(id) : '';
}

/** Returns true for a mistake whose message already explains the format. */
const needsNoHint = (key: string, column: ColumnId) =>
  /^sheet(?:Cell|Row)/.test(key) || column.endsWith('DigitalAddress');

function hintOf(ctx: Context, { column, key, suggestions = [] }: ReadProblem, choices: ChoicesByLanguage): string {
  if (suggestions.length === 0) return needsNoHint(key, column) ? '' : columnHint(ctx, column, choices);
  const hint = key === 'placeTwice' ? 'oneOfThese' : 'didYouMean';
  return translateSheet(ctx.language, 'sheets', `hints.${hint}`, { places: joinNames(suggestions, ctx.language) });
}

/** Returns a mistake in the reader's language, with the names and values of the sheet. */
export function formatMistake(
  ctx: Context,
  mistake: ReadProblem,
  table: SheetTable,
  choices: ChoicesByLanguage,
): SheetMistake {
  const { row, column, key, values = {} } = mistake;
  const cell = table.rows.find((each) => each.row === row)?.cells.get(column);
  return {
    row,
    columnId: column,
    column: table.titles.get(column) ?? columnTitle(column, ctx.language),
    value: cell?.text ?? '',
    message: translateError(ctx, key, values),
    hint: hintOf(ctx, mistake, choices),
  };
}
