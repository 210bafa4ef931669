import 'server-only';
import { messageOf } from '../errors';
import type { TaskReply } from '../workers/task-pool';
import { doSheetTask, type SheetResult, type SheetTask } from './sheet-task';

const reply = (message: TaskReply<SheetResult>) => process.send?.(message);

/**
 * Worker process. It receives `SheetTask`s and returns the result or the error message of each, one after the other.
 */
process.on('message', (task: SheetTask) => {
  doSheetTask(task).then(
    (result) => reply({ result }),
    (failure: unknown) => reply({ failure: messageOf(failure) }),
  );
});

// A signal to the process group also reaches the site, which still finishes its requests. After the site has ended,
// this process ends too.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
