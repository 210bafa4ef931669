import 'server-only';
import type { Logger } from 'pino';
import { ApiError, fieldError } from '../errors';
import type { LimitRow } from '../reference-pages/limit-row';
import type { PhotoReader } from '../ports/photo-reader';
import { startProcess } from '../workers/pooled-worker';
import { programFile } from '../workers/program-file';
import { createTaskPool, TaskFailure, type TaskLimits } from '../workers/task-pool';
import type { PhotoResult, PhotoTask } from './photo-task';

/** Limits in one process of the site. A phone's photo takes about half a second. */
const LIMITS: TaskLimits = { workers: 1, waiting: 16, waitingOfOwner: 2, timeout: 10_000, idle: 60_000 };
/** Heap of the worker. Pixels are outside the heap, limited by PHOTO.pixels. */
const MEMORY_MB = 64;

/** Row of docs/limits.md. */
export const PHOTO_READERS_ROW: LimitRow = {
  name: 'photo readers',
  per: 'account',
  subject: `photos that wait to be encoded for one account; one at a time, ${LIMITS.timeout / 1000} s at most`,
  guards: 'processor',
  most: `${LIMITS.waitingOfOwner} at once`,
  whenExceeded: '503; may be tried again at once',
  others: `nothing while fewer than ${LIMITS.waiting} wait: accounts are served in turn`,
  calls: ['addClaimPhoto'],
};

export interface PhotoReaderSettings extends Partial<TaskLimits> {
  log: Pick<Logger, 'warn' | 'error'>;
  /** The bundled `photo-worker.ts`. */
  file?: string;
}

const unreadable = () => fieldError('content', 'photoUnreadable');

/**
 * Encodes uploaded photos in a process with limited memory and time. A photo that crashes its decoder fails only its
 * own request.
 */
export function createPhotoReader({
  log,
  file = programFile('photo-worker.mjs'),
  ...limits
}: PhotoReaderSettings): PhotoReader {
  const start = () => startProcess(file, MEMORY_MB);
  const pool = createTaskPool<PhotoTask, PhotoResult>(start, { ...LIMITS, ...limits });

  function failureOf(failure: unknown): ApiError {
    const { reason, cause } = failure instanceof TaskFailure ? failure : { reason: 'broken', cause: failure };
    if (reason === 'full') return new ApiError('unavailable');
    // The photo needs more time or memory than its reader may use.
    const isOfPhoto = reason === 'slow' || reason === 'killed';
    log[isOfPhoto ? 'warn' : 'error']({ err: cause, reason }, 'uploaded photo not read');
    return isOfPhoto ? unreadable() : new ApiError('unavailable');
  }

  return {
    async read(bytes, owner) {
      const result = await pool.run({ bytes }, owner).catch((failure: unknown) => {
        throw failureOf(failure);
      });
      if ('refused' in result) throw unreadable();
      return result;
    },
  };
}
