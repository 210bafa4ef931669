import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { OrderRequest, type OrderInput } from '@/lib/contract/orders';
import { orderIssues, type OrderFacts } from '@/lib/orders/order-issues';
import { columnOfField } from './columns';
import type { CellMistake, SheetOrderRows } from './group-rows';
import { orderCandidate, type FieldMistake, type SheetFacts } from './order-candidate';

/** Mistakes of an order's fields in the cells they were written in. One a cell: the first is the most telling. */
export function inCells({ rows }: SheetOrderRows, mistakes: readonly FieldMistake[]): CellMistake[] {
  const cells = mistakes.map(({ field, ...mistake }) => {
    const { id, parcel } = columnOfField(field);
    return { ...mistake, row: (rows[parcel] ?? rows[0]!).row, column: id };
  });
  return cells.filter(
    ({ row, column }, at) => cells.findIndex((other) => other.row === row && other.column === column) === at,
  );
}

/** Places were looked up by name: what the schema misses of a place that was not found is said already. */
function isSaidByPlace(field: string, found: readonly FieldMistake[]): boolean {
  const [party, name = ''] = field.split('.');
  const isPlace = ['countryCode', 'provinceCode', 'cityCode', 'areaCode'].includes(name);
  return isPlace && found.some((mistake) => mistake.field.startsWith(`${party}.`) && mistake.field.endsWith('Code'));
}

/**
 * The order that rows of a sheet stand for, or all that is wrong with it: what the schema and the rules of an order say, as in the
 * wizard. What only the service knows (rates, caps) it says when the order is priced.
 */
export function checkSheetOrder(
  order: SheetOrderRows,
  facts: SheetFacts & Omit<OrderFacts, 'places'>,
): { order: OrderInput; mistakes: [] } | { order: null; mistakes: CellMistake[] } {
  const { candidate, mistakes: read } = orderCandidate(order, facts);
  const result = OrderRequest.safeParse(candidate);
  const ruled = orderIssues(candidate, { places: null, phonePatterns: facts.phonePatterns, today: facts.today });
  const issues = result.error?.issues ?? [];
  const said = [
    ...ruled.map(({ field, message }) => ({ field, key: message })),
    ...issues.map((issue) => ({ field: issueField(issue), key: issueKey(issue) })),
  ].filter(({ field }) => !isSaidByPlace(field, read));
  const mistakes = inCells(order, [...read, ...said]);
  return result.success && mistakes.length === 0 ? { order: result.data, mistakes: [] } : { order: null, mistakes };
}
