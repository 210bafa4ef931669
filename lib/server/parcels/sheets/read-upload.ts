import 'server-only';
import type { RequestOf } from '@/lib/contract/registry';
import type { CheckedSheet, SheetMistake } from '@/lib/contract/orders/sheets';
import { toColumnId, fillTable, type CellAdditions } from '@/lib/sheets/fill-table';
import type { SheetTable } from '@/lib/sheets/table';
import { userOf, type Context } from '../../platform/context';
import { ApiError, fieldError } from '../../platform/errors';
import { mapInSlices } from '../../platform/map-in-slices';
import { consumeAttempt, refundAttempt } from '../../platform/throttle/consume-attempt';
import { SHEETS_OF_ACCOUNT } from '../../platform/throttle/policies';
import { missingColumnsOf } from './missing-columns';
import { loadColumnChoices, columnNames } from './column-names';
import { unpackTable } from '../../platform/sheet-files/packed-table';
import { readOrders, type GoodOrder } from './read-orders';
import type { ReadSheet } from '../../platform/sheet-files/read-sheet';
import { formatMistake } from './format-mistake';

export interface UploadedSheet extends Pick<ReadSheet, 'format' | 'sheet' | 'guessed'> {
  file: Uint8Array;
  table: SheetTable;
  good: GoodOrder[];
  /** Messages in the reader's language. */
  mistakes: SheetMistake[];
  shop: CheckedSheet['shop'];
}

/**
 * Returns the table of an uploaded file and counts an attempt of the account. Throws `invalid` for a file without rows
 * or known columns, and `tooManyRequests`.
 */
async function readUploadedTable(ctx: Context, file: Uint8Array, encoding: RequestOf<'checkSheet'>['encoding']) {
  const { userId } = userOf(ctx);
  await consumeAttempt(ctx, SHEETS_OF_ACCOUNT, userId);
  try {
    const { table, ...facts } = await ctx.sheets.read({ file, names: columnNames(), encoding }, userId);
    if (!table || (table.rows.length === 0 && table.missing.length === 0)) throw fieldError('content', 'sheetEmpty');
    if (table.titles.size === 0) throw fieldError('content', 'sheetNoColumns', { row: table.head });
    return { ...facts, table: await unpackTable(table) };
  } catch (failure) {
    // The account did not cause the failure.
    if (failure instanceof ApiError && failure.error === 'unavailable')
      await refundAttempt(ctx, SHEETS_OF_ACCOUNT, userId);
    throw failure;
  }
}

type Upload = RequestOf<'checkSheet'>;

/** Returns the values that a person added. Throws `invalid` for a column that is not ours. */
function additionsOf({ fill = {}, edits = [] }: Pick<Upload, 'fill' | 'edits'>): CellAdditions {
  const column = (id: string, field: 'fill' | 'edits') => {
    const column = toColumnId(id);
    if (!column) throw fieldError(field, 'invalid');
    return column;
  };
  return {
    fill: new Map(Object.entries(fill).map(([id, value]) => [column(id, 'fill'), value])),
    edits: edits.map(({ row, column: id, value }) => ({ row, column: column(id, 'edits'), value })),
  };
}

/** Reads and checks an uploaded sheet, and counts it under the limits. The file is not stored. */
export async function readUpload(ctx: Context, { content, encoding, ...settings }: Upload): Promise<UploadedSheet> {
  const additions = additionsOf(settings);
  const file = Buffer.from(content, 'base64');
  const { table: uploaded, ...facts } = await readUploadedTable(ctx, file, encoding);
  const choices = await loadColumnChoices(ctx.db);
  const neededColumns = missingColumnsOf(ctx, uploaded, choices);
  const table = fillTable(uploaded, additions);
  const isOpen = neededColumns.some(({ column: name }) => {
    const id = toColumnId(name);
    return id === null || !additions.fill.get(id)?.trim();
  });
  const shop = uploaded.shop && { ...uploaded.shop, asks: neededColumns, isOpen };
  // The page asks for a column that an export lacks, so it is not a mistake.
  const { good, mistakes } = shop?.isOpen ? { good: [], mistakes: [] } : await readOrders(ctx, table, choices);
  const messages = await mapInSlices(mistakes, (mistake) => formatMistake(ctx, mistake, table, choices));
  return { ...facts, file, table, good, mistakes: messages, shop };
}
