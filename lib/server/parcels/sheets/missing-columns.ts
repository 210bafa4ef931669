import 'server-only';
import type { AskedColumn } from '@/lib/contract/orders/sheets';
import type { ColumnId } from '@/lib/sheets/columns';
import type { SheetTable } from '@/lib/sheets/table';
import type { Context } from '../../platform/context';
import { columnTitle, type ChoicesByLanguage } from './column-names';

/**
 * Returns the columns that a shop's export lacks: required ones, the sender's name, and the currency of the goods.
 * Returns an empty list for other sheets.
 */
export function missingColumnsOf(
  { language }: Context,
  { shop, missing, titles }: SheetTable,
  choices: ChoicesByLanguage,
): AskedColumn[] {
  if (!shop) return [];
  const others = (['senderName', 'valueCurrency'] as const).filter((id) => !titles.has(id));
  return [...missing, ...others].map((id: ColumnId) => ({
    column: id,
    title: columnTitle(id, language),
    choices: [...(choices.get(id)?.[language] ?? [])],
  }));
}
