import 'server-only';
import type { Logger } from 'pino';
import { ApiError } from '../errors';
import type { LimitRow } from '../reference-pages/limit-row';
import { startProcess } from '../workers/pooled-worker';
import { programFile } from '../workers/program-file';
import { createTaskPool, TaskFailure, type TaskLimits } from '../workers/task-pool';
import { sheetTooLargeError } from './refusals';
import type { FileResult, ReadResult, SheetReader, SheetResult, SheetTask } from './sheet-task';

/**
 * Limits in one process of the site. The largest sheet takes one to two seconds. An account waits only for its own
 * sheets.
 */
const LIMITS: TaskLimits = { workers: 2, waiting: 16, waitingOfOwner: 2, timeout: 10_000, idle: 60_000 };
/** Heap of one parser. Unpacked data is outside the heap, limited by SHEET.unpackedBytes. */
const MEMORY_MB = 128;

/** Row of docs/limits.md. */
export const PARSER_ROW: LimitRow = {
  name: 'sheet parsers',
  per: 'account',
  subject: `sheets that wait to be read or written for one account; one at a time, ${LIMITS.timeout / 1000} s and ${MEMORY_MB} MB at most`,
  guards: 'processor',
  most: `${LIMITS.waitingOfOwner} at once`,
  whenExceeded: '503; may be tried again at once',
  others: `nothing while fewer than ${LIMITS.waiting} wait: accounts are served in turn, ${LIMITS.workers} at once`,
  calls: ['checkSheet', 'correctSheet', 'mendSheet', 'downloadOrders', 'getCollectionStatement'],
};

export interface SheetReaderSettings extends Partial<TaskLimits> {
  log: Pick<Logger, 'warn' | 'error'>;
  /** The bundled `sheet-worker.ts`. */
  file?: string;
}

/**
 * Reads uploaded sheets and writes long ones in processes with limited memory and time. A file that crashes its parser
 * fails only its own request.
 */
export function createSheetReader({
  log,
  file = programFile('sheet-worker.mjs'),
  ...limits
}: SheetReaderSettings): SheetReader {
  const start = () => startProcess(file, MEMORY_MB);
  const pool = createTaskPool<SheetTask, SheetResult>(start, { ...LIMITS, ...limits });

  function failureOf(failure: unknown): ApiError {
    const { reason, cause } = failure instanceof TaskFailure ? failure : { reason: 'broken', cause: failure };
    if (reason === 'full') return new ApiError('unavailable');
    // The file needs more time or memory than its parser may use.
    const isOfFile = reason === 'slow' || reason === 'killed';
    log[isOfFile ? 'warn' : 'error']({ err: cause, reason }, 'uploaded sheet not read');
    return isOfFile ? sheetTooLargeError() : new ApiError('unavailable');
  }

  async function run(task: SheetTask, owner: string) {
    const result = await pool.run(task, owner).catch((failure: unknown) => {
      throw failureOf(failure);
    });
    if ('refused' in result) throw new ApiError('invalid', { fields: result.refused });
    return result;
  }

  return {
    // The result has the kind of its task.
    read: async (task, owner) => (await run({ ...task, kind: 'read' }, owner)) as ReadResult,
    correct: async (task, owner) => (await run({ ...task, kind: 'correct' }, owner)) as FileResult,
    write: async (task, owner) => (await run({ ...task, kind: 'write' }, owner)) as FileResult,
  };
}
