import 'server-only';
import type { SheetMistake as SaidMistake } from '@/lib/contract/sheets';
import { formatNumber } from '@/lib/i18n/format-range';
import { addDays } from '@/lib/market/calendar-date';
import type { Language } from '@/lib/market/language';
import { columnNamed, type ColumnId } from '@/lib/sheets/columns';
import type { Table } from '@/lib/sheets/table';
import type { Context } from '../context';
import { messageLocale } from '../message-arguments';
import { translateError, translateSheet } from '../server-texts';
import { columnTitle, type ChoicesByLanguage } from './names';
import type { SheetMistake } from './read-orders';

const SEPARATOR: Readonly<Partial<Record<Language, string>>> = { ar: '، ', ur: '، ', 'zh-CN': '、' };

const listed = (names: readonly string[], language: Language) => names.join(SEPARATOR[language] ?? ', ');

const MEASURES: Readonly<Partial<Record<ColumnId, number>>> = {
  weight: 2.5,
  length: 30,
  width: 20,
  height: 10,
  quantity: 3,
};

/** How a column is filled in; empty where its name says it. */
export function columnHint({ language, now }: Context, id: ColumnId, choices: ChoicesByLanguage): string {
  const say = (key: 'oneOf' | 'example' | 'name' | 'order', values = {}) =>
    translateSheet(language, 'sheets', `hints.${key}`, values);
  const names = choices.get(id)?.[language].map(({ name }) => name);
  if (names) return say('oneOf', { choices: listed(names, language) });
  const measure = MEASURES[id];
  if (measure !== undefined) return say('example', { example: formatNumber(measure, messageLocale(language)) });
  const { read } = columnNamed(id);
  if (read === 'date') return say('example', { example: addDays(now().toISOString().slice(0, 10), 1) });
  if (read === 'place') return say('name');
  return id === 'order' ? say('order') : '';
}

function hintOf(ctx: Context, { column, key, suggestions = [] }: SheetMistake, choices: ChoicesByLanguage): string {
  if (suggestions.length === 0) return key === 'sheetRowsDiffer' ? '' : columnHint(ctx, column, choices);
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
