import 'server-only';
import type { SheetMistake as SaidMistake } from '@/lib/contract/sheets';
import { formatNumber } from '@/lib/i18n/format-range';
import { addDays } from '@/lib/market/calendar-date';
import { COUNTRIES } from '@/lib/market/country';
import {
  DIGITAL_ADDRESS_EXAMPLES,
  DIGITAL_ADDRESS_NAMES,
  needsDigitalAddress,
} from '@/lib/market/digital-address-kinds';
import { countryName } from '@/lib/i18n/place-name';
import type { Language } from '@/lib/market/language';
import { columnNamed, type ColumnId } from '@/lib/sheets/columns';
import type { Table } from '@/lib/sheets/table';
import type { Context } from '../../context';
import { messageLocale } from '../../message-arguments';
import { translateError, translateSheet } from '../../platform/texts/server-texts';
import { columnTitle, type ChoicesByLanguage } from './names';
import type { SheetMistake } from '@/lib/server/sheets/read-orders';

const SEPARATOR: Readonly<Partial<Record<Language, string>>> = { ar: '، ', ur: '، ', 'zh-CN': '、' };

const listed = (names: readonly string[], language: Language) => names.join(SEPARATOR[language] ?? ', ');

const MEASURES: Readonly<Partial<Record<ColumnId, number>>> = {
  weight: 2.5,
  length: 30,
  width: 20,
  height: 10,
  quantity: 3,
};

/** One of each kind of code, with its name: what the receiver's country has is not known by a column. */
function digitalAddressHint(language: Language, id: 'senderDigitalAddress' | 'receiverDigitalAddress'): string {
  const kinds = Object.entries(DIGITAL_ADDRESS_NAMES) as [keyof typeof DIGITAL_ADDRESS_NAMES, string][];
  const example = listed(
    kinds.map(([kind, name]) => `${name} ${DIGITAL_ADDRESS_EXAMPLES[kind]}`),
    language,
  );
  if (id === 'senderDigitalAddress') return translateSheet(language, 'sheets', 'hints.example', { example });
  const needing = COUNTRIES.filter(needsDigitalAddress).map((country) => countryName(country, language));
  return translateSheet(language, 'sheets', 'hints.neededFor', { countries: listed(needing, language), example });
}

/** How a column is filled in; empty where its name says it. */
export function columnHint({ language, now }: Context, id: ColumnId, choices: ChoicesByLanguage): string {
  const say = (key: 'oneOf' | 'example' | 'name' | 'order', values = {}) =>
    translateSheet(language, 'sheets', `hints.${key}`, values);
  const names = choices.get(id)?.[language].map(({ name }) => name);
  if (names) return say('oneOf', { choices: listed(names, language) });
  const measure = MEASURES[id];
  if (measure !== undefined) return say('example', { example: formatNumber(measure, messageLocale(language)) });
  if (id === 'senderDigitalAddress' || id === 'receiverDigitalAddress') return digitalAddressHint(language, id);
  const { read } = columnNamed(id);
  if (read === 'date') return say('example', { example: addDays(now().toISOString().slice(0, 10), 1) });
  if (read === 'place') return say('name');
  return id === 'order' ? say('order') : '';
}

/** Mistakes whose message says how it is written. */
const isSaid = (key: string, column: ColumnId) => key === 'sheetRowsDiffer' || column.endsWith('DigitalAddress');

function hintOf(ctx: Context, { column, key, suggestions = [] }: SheetMistake, choices: ChoicesByLanguage): string {
  if (suggestions.length === 0) return isSaid(key, column) ? '' : columnHint(ctx, column, choices);
  const hint = key === 'placeTwice' ? 'oneOfThese' : 'didYouMean';
  return translateSheet(ctx.language, 'sheets', `hints.${hint}`, { places: listed(suggestions, ctx.language) });
}

/** A mistake in the words of the reader, by the names and values of the sheet. */
export function sayMistake(ctx: Context, mistake: SheetMistake, table: Table, choices: ChoicesByLanguage): SaidMistake {
  const { row, column, key, values = {} } = mistake;
  const cell = table.rows.find((each) => each.row === row)?.cells.get(column);
  return {
    row,
    column: table.titles.get(column) ?? columnTitle(column, ctx.language),
    value: cell?.text ?? '',
    message: translateError(ctx.language, key, values),
    hint: hintOf(ctx, mistake, choices),
  };
}
