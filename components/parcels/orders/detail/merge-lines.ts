import type { QuoteLineView } from '@/lib/contract/quotes/quotes';
import { groupByContent } from './group-by-content';

/** Merges equal lines of several parcels into one line with their sum. `label` returns its label. */
export function mergeLines(
  lines: readonly QuoteLineView[],
  label: (line: string, count: number) => string,
): QuoteLineView[] {
  return groupByContent(lines, ({ parcel, ...line }) => [line, parcel === null]).map((group) => {
    const [line] = group as [QuoteLineView];
    const count = group.length;
    if (count === 1) return line;
    const { amount } = line;
    return {
      ...line,
      parcel: null,
      label: label(line.label, count),
      amount: amount && { ...amount, minor: amount.minor * count },
    };
  });
}
