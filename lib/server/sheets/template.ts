import 'server-only';
import { BRAND } from '@/lib/market/brand';
import type { SheetFormat } from '@/lib/contract/sheets';
import { TEMPLATE_COLUMNS } from '@/lib/sheets/columns';
import type { Context } from '../context';
import { translateSheet } from '../platform/texts/server-texts';
import type { Verb } from '../platform/verb';
import { columnChoices, columnTitle, type ChoicesByLanguage } from '@/lib/server/parcels/sheets/names';
import { columnHint } from '@/lib/server/parcels/sheets/say-mistake';
import { writeCsv, writeXlsx, type WrittenSheet } from './write-sheet';

/** `Dunia-Express-parcels.xlsx` */
export function sheetName(format: SheetFormat): string {
  return `${BRAND.name.replaceAll(/[^A-Za-z0-9]+/g, '-')}-parcels.${format}`;
}

/** A row for each column: whether it is needed, and how it is written. */
function guideOf(ctx: Context, choices: ChoicesByLanguage): WrittenSheet {
  const say = (key: 'title' | 'column' | 'needed' | 'yes' | 'howTo') =>
    translateSheet(ctx.language, 'sheets', `guide.${key}`);
  const rows = TEMPLATE_COLUMNS.map((column) => {
    const title = columnTitle(column.id, ctx.language);
    return [title, column.needed ? say('yes') : '', columnHint(ctx, column.id, choices)];
  });
  return { title: say('title'), rows: [[say('column'), say('needed'), say('howTo')], ...rows] };
}

/** A sheet to fill in, with the columns' names in the language; in a workbook a second sheet says how. */
export const getSheetTemplate: Verb<'getSheetTemplate'> = async ({ ctx, input: { format, language } }) => {
  const asked = { ...ctx, language };
  const parcels: WrittenSheet = {
    title: translateSheet(language, 'sheets', 'guide.parcels'),
    rows: [TEMPLATE_COLUMNS.map(({ id }) => columnTitle(id, language))],
  };
  const bytes =
    format === 'csv'
      ? writeCsv(parcels)
      : await writeXlsx([parcels, guideOf(asked, await columnChoices(ctx.db))], language);
  return { name: sheetName(format), bytes };
};
