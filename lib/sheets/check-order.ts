import { MAX_PARCELS } from '@/lib/billing/constants';
import { issueField, issueKey } from '@/lib/contract/issue-keys';
import { OrderRequest, type OrderInput } from '@/lib/contract/orders/order-request';
import { orderIssues, type OrderFacts } from '@/lib/orders/order-issues';
import { columnOfField } from './columns';
import type { CellProblem, SheetOrderRows } from './group-rows';
import { orderCandidate, type CandidateProblem, type SheetFacts } from './order-candidate';

/**
 * Assigns mistakes of an order's fields to their cells. Returns the first mistake of each cell, which is the most
 * specific.
 */
export function problemsInCells({ rows }: SheetOrderRows, mistakes: readonly CandidateProblem[]): CellProblem[] {
  const cells = mistakes.map(({ field, ...mistake }) => {
    const { id, parcel } = columnOfField(field);
    return { ...mistake, row: (rows[parcel] ?? rows[0]).row, column: id };
  });
  const first = new Map<string, CellProblem>();
  for (const cell of cells) {
    const key = `${cell.row} ${cell.column}`;
    if (!first.has(key)) first.set(key, cell);
  }
  return [...first.values()];
}

/** Returns true if the mistake follows from a place that was not found, which is already reported. */
function isReportedByPlace(field: string, mistakes: readonly CandidateProblem[]): boolean {
  const [party, name = ''] = field.split('.');
  const isPlace = ['countryCode', 'provinceCode', 'cityCode', 'areaCode'].includes(name);
  return isPlace && mistakes.some((mistake) => mistake.field.startsWith(`${party}.`) && mistake.field.endsWith('Code'));
}

/**
 * Returns the order in the rows of a sheet, or all its mistakes by the schema and the order rules, like the wizard.
 * Mistakes that only the server detects (rates, caps) are reported when the order is priced.
 */
export function checkSheetOrder(
  order: SheetOrderRows,
  facts: SheetFacts & Omit<OrderFacts, 'places'>,
): { order: OrderInput; mistakes: [] } | { order: null; mistakes: CellProblem[] } {
  // One row too many is enough to reject the order. Checking a thousand would take long.
  const [first, ...others] = order.rows;
  const checked = { ...order, rows: [first, ...others.slice(0, MAX_PARCELS)] as const };
  const { candidate, mistakes: read } = orderCandidate(checked, facts);
  const result = OrderRequest.safeParse(candidate);
  const { phonePatterns, goods, today } = facts;
  const ruled = orderIssues(candidate, { places: null, phonePatterns, goods, today });
  const issues = result.error?.issues ?? [];
  const sentences = [
    ...ruled.map(({ field, message, ...values }) => ({ field, key: message, ...values })),
    ...issues.map((issue) => ({ field: issueField(issue), key: issueKey(issue) })),
  ].filter(({ field }) => !isReportedByPlace(field, read));
  const mistakes = problemsInCells(order, [...read, ...sentences]);
  return result.success && mistakes.length === 0 ? { order: result.data, mistakes: [] } : { order: null, mistakes };
}
