import path from 'node:path';
import { joinPdfs } from '@/lib/client/sheets/join-pdfs';
import { SHEET_LIMITS, MAX_LABELS_OF_CALL } from '@/lib/market/limits';
import { labelOfOrder } from '@/lib/server/parcels/documents/label-of-order';
import type { LabelsContent } from '@/lib/server/platform/ports/print-content';
import { createPooledPrinter } from '@/lib/server/parcels/documents/pdf/pooled-printer';
import { orderInWords } from '../unit/support/sample-orders';
import { report } from './report';
import { atMost, type BenchResult } from './result';

const MAX_SECONDS = 120;
/** Maximum number of megabytes that the second half of the parts may need beyond the first. */
const MAX_GROWTH_MB = 50;
const COUNTRIES = ['GH', 'EG', 'PK', 'MA', 'TR'] as const;
/** Number of labels of each sample order. */
const LABELS_OF_ORDER = 2;
const BYTES_PER_MB = 1024 ** 2;

/** Returns the labels that one call of `printSheetLabels` prints at most. */
function labelsOfCall(): LabelsContent {
  const labels = Array.from({ length: MAX_LABELS_OF_CALL / LABELS_OF_ORDER }, (_, index) =>
    labelOfOrder(orderInWords('en', COUNTRIES[index % COUNTRIES.length]!), null),
  );
  const { title, language, brand, madeAt } = labels[0]!;
  return { kind: 'labels', title, language, brand, madeAt, labels };
}

/**
 * Measures the labels of the largest sheet, made part by part for one account and joined into one document: `node
 * scripts/bench.mjs labels`.
 */
async function benchLabels(): Promise<BenchResult[]> {
  const printer = createPooledPrinter({ log: console, file: path.resolve('dist/bench-pdf-worker.mjs') });
  const start = performance.now();
  const parts: Uint8Array[] = [];
  const resident: number[] = [];
  for (let labels = 0; labels < SHEET_LIMITS.rows; labels += MAX_LABELS_OF_CALL) {
    parts.push(await printer.print(labelsOfCall(), 'bench'));
    resident.push(process.memoryUsage().rss / BYTES_PER_MB);
  }
  const bytes = joinPdfs(parts).reduce((sum, { length }) => sum + length, 0);
  const seconds = (performance.now() - start) / 1000;
  const half = resident.length / 2;
  const growth = Math.max(...resident.slice(half)) - Math.max(...resident.slice(0, half));
  return [
    atMost(`${SHEET_LIMITS.rows} labels as one PDF`, seconds, 's', MAX_SECONDS),
    atMost('memory of the process that grew meanwhile', growth, 'MB', MAX_GROWTH_MB),
    atMost('the PDF', bytes / BYTES_PER_MB, 'MB', 20),
  ];
}

await report([benchLabels]);
