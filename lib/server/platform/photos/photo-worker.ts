import 'server-only';
import sharp from 'sharp';
import { messageOf } from '../errors';
import type { TaskReply } from '../workers/task-pool';
import { doPhotoTask, type PhotoResult, type PhotoTask } from './photo-task';

// Allows only the decoders of the accepted formats. Others, such as SVG and PDF, read further files or run long.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
// Decodes one photo at a time, and keeps no memory between photos of different people.
sharp.concurrency(1);
sharp.cache(false);

const reply = (message: TaskReply<PhotoResult>) => process.send?.(message);

/**
 * Worker process. It receives `PhotoTask`s and returns the result or the error message of each, one after the other.
 */
process.on('message', (task: PhotoTask) => {
  doPhotoTask(task).then(
    (result) => reply({ result }),
    (failure: unknown) => reply({ failure: messageOf(failure) }),
  );
});

// The signals are ignored, because the site ends this process (like sheet-worker.ts).
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
