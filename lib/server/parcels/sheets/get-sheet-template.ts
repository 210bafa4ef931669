import 'server-only';
import { LRUCache } from 'lru-cache';
import { BRAND } from '@/lib/market/brand';
import type { Language } from '@/lib/market/language';
import type { SheetFormat } from '@/lib/contract/orders/sheets';
import { TEMPLATE_COLUMNS } from '@/lib/sheets/columns';
import type { Context } from '../../platform/context';
import { translateSheet } from '../../platform/texts/server-texts';
import type { Verb } from '../../platform/verb';
import { loadColumnChoices, columnTitle, type ChoicesByLanguage } from './column-names';
import { columnHint } from './format-mistake';
import { writeCsv, writeXlsx, type WrittenSheet } from '../../platform/sheet-files/write-sheet';

/** Returns the file name: `Dunia-Express-parcels.xlsx`. */
export function sheetFileName(format: SheetFormat, content: 'parcels' | 'orders' = 'parcels'): string {
  return `${BRAND.name.replaceAll(/[^A-Za-z0-9]+/g, '-')}-${content}.${format}`;
}

/** Returns the sheet with one row per column: whether it is required, and how to fill it in. */
function guideOf(ctx: Context, choices: ChoicesByLanguage): WrittenSheet {
  const textFor = (key: 'title' | 'column' | 'needed' | 'yes' | 'howTo') =>
    translateSheet(ctx.language, 'sheets', `guide.${key}`);
  const rows = TEMPLATE_COLUMNS.map((column) => {
    const title = columnTitle(column.id, ctx.language);
    return [title, column.needed ? textFor('yes') : '', columnHint(ctx, column.id, choices)];
  });
  return { title: textFor('title'), rows: [[textFor('column'), textFor('needed'), textFor('howTo')], ...rows] };
}

/**
 * Cache of workbooks by language and content. Every visitor may request one, and writing it takes 50 ms of CPU time.
 */
const workbooks = new LRUCache<string, ReturnType<typeof writeXlsx>>({ max: 24 });

function createWorkbook(sheets: readonly WrittenSheet[], language: Language): ReturnType<typeof writeXlsx> {
  const key = `${language} ${JSON.stringify(sheets)}`;
  const cachedWorkbook = workbooks.get(key);
  if (cachedWorkbook) return cachedWorkbook;
  const workbook = writeXlsx(sheets, language);
  workbooks.set(key, workbook);
  workbook.catch(() => workbooks.delete(key));
  return workbook;
}

/** Returns an empty sheet with the columns' names in the language. A workbook has a second sheet that explains them. */
export const getSheetTemplate: Verb<'getSheetTemplate'> = async ({ ctx, input: { format, language } }) => {
  const languageContext = { ...ctx, language };
  const parcels: WrittenSheet = {
    title: translateSheet(language, 'sheets', 'guide.parcels'),
    rows: [TEMPLATE_COLUMNS.map(({ id }) => columnTitle(id, language))],
  };
  const bytes =
    format === 'csv'
      ? writeCsv(parcels)
      : await createWorkbook([parcels, guideOf(languageContext, await loadColumnChoices(ctx.db))], language);
  return { name: sheetFileName(format), bytes };
};
