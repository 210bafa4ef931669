import 'server-only';
import type { Logger } from 'pino';
import { ApiError } from '../../../platform/errors';
import type { LimitRow } from '../../../platform/reference-pages/limit-row';
import { startThread } from '../../../platform/workers/pooled-worker';
import { programFile } from '../../../platform/workers/program-file';
import { createTaskPool, TaskFailure, type TaskLimits } from '../../../platform/workers/task-pool';
import type { PrintContent } from '../../../platform/ports/print-content';
import type { PdfPrinter } from '../../../platform/ports/pdf-printer';

/** Limits of one process. Times are in milliseconds. */
const LIMITS: TaskLimits = { workers: 2, waiting: 50, waitingOfOwner: 10, timeout: 20_000, idle: 60_000 };

export interface PooledPrinterSettings extends Partial<TaskLimits> {
  log: Pick<Logger, 'error'>;
  /** The bundled `pdf-worker.ts`. */
  file?: string;
}

/** Rows of docs/limits.md. */
export const PDF_ROWS: readonly LimitRow[] = [
  {
    name: 'pdf',
    per: 'account',
    subject: `documents that wait to be rendered for one account; one is rendered at a time, ${LIMITS.timeout / 1000} s at most`,
    guards: 'processor',
    most: `${LIMITS.waitingOfOwner} at once`,
    whenExceeded: '503; may be tried again at once',
    others: `nothing while fewer than ${LIMITS.waiting} wait: accounts are served in turn, ${LIMITS.workers} at once`,
    calls: ['getPdfFileUrl', 'viewFile', 'printSheetLabels', 'getCollectionStatement'],
  },
];

/** Renders PDFs in worker threads. `print` throws `unavailable`. The log has the cause, except for a full queue. */
export function createPooledPrinter({
  log,
  file = programFile('pdf-worker.mjs'),
  ...limits
}: PooledPrinterSettings): PdfPrinter {
  const start = () => startThread(file);
  const pool = createTaskPool<PrintContent, Uint8Array<ArrayBuffer>>(start, { ...LIMITS, ...limits });
  return {
    print: (content, owner) =>
      pool.run(content, owner).catch((failure: unknown) => {
        const { reason, cause } = failure instanceof TaskFailure ? failure : { reason: 'broken', cause: failure };
        if (reason !== 'full') log.error({ err: cause, reason }, 'PDF not rendered');
        throw new ApiError('unavailable');
      }),
  };
}
