import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { oncePerProcess } from './process-wide';

const storage = oncePerProcess('background', () => new AsyncLocalStorage<true>());

/** Runs work that no visitor waits for. `isInBackground` returns true in everything it calls. */
export const inBackground = <Result>(work: () => Result): Result => storage.run(true, work);

/** Returns true inside `inBackground`. This work uses as little as possible of the resources shared with visitors. */
export const isInBackground = (): boolean => storage.getStore() === true;
