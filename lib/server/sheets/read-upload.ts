import 'server-only';
import type { RequestOf } from '@/lib/contract/registry';
import type { SheetMistake } from '@/lib/contract/sheets';
import type { RawRow, Table } from '@/lib/sheets/table';
import { userOf, type Context } from '../context';
import { consumeAttempt } from '../throttle/consume-attempt';
import { SHEETS_OF_ACCOUNT } from '../throttle/policies';
import { columnChoices } from '@/lib/server/parcels/sheets/names';
import { readOrders, type GoodOrder } from './read-orders';
import { readSheet, type SheetFormat } from './read-sheet';
import { sayMistake } from '@/lib/server/parcels/sheets/say-mistake';

export interface UploadedSheet {
  format: SheetFormat;
  raw: RawRow[];
  table: Table;
  good: GoodOrder[];
  /** In the words of the reader. */
  mistakes: SheetMistake[];
}

/** A sheet as it was sent, read and checked, counted by the limits. Nothing is kept of the file. */
export async function readUpload(ctx: Context, { content }: RequestOf<'checkSheet'>): Promise<UploadedSheet> {
  await consumeAttempt(ctx, SHEETS_OF_ACCOUNT, userOf(ctx).userId);
  const { format, rows: raw } = await readSheet(Buffer.from(content, 'base64'));
  const choices = await columnChoices(ctx.db);
  const { table, good, mistakes } = await readOrders(ctx, raw, choices);
  return { format, raw, table, good, mistakes: mistakes.map((mistake) => sayMistake(ctx, mistake, table, choices)) };
}
