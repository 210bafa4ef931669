import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/db/open';
import { onWake } from './wake';

/**
 * Milliseconds between two checks. `min` is long enough to find several entries together. An idle worker waits for
 * `max`, a worker without a free place for `full`.
 */
const CHECK_PAUSE_MS = { min: 50, max: 500, full: 20_000 };

/** Result of a check. After `full`, the next check waits for `wake`. */
export type PollResult = 'found' | 'nothing' | 'full';

/** Calls `look` repeatedly: soon after it found something or after a `wake`, and at growing pauses otherwise. */
export class PollLoop {
  readonly #loop: Promise<void>;
  readonly #endWake: () => void;
  #stopped = false;
  #woken = false;
  #waken = () => {};

  constructor(db: Database, look: () => Promise<PollResult>) {
    this.#endWake = onWake(db, () => this.wake());
    this.#loop = this.#run(look);
  }

  get isStopped(): boolean {
    return this.#stopped;
  }

  wake(): void {
    this.#woken = true;
    this.#waken();
  }

  /** Resolves after the last check. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#endWake();
    this.wake();
    await this.#loop;
  }

  async #run(look: () => Promise<PollResult>): Promise<void> {
    // Starts after the caller's constructor has set its fields, which `look` reads.
    await Promise.resolve();
    let pause = CHECK_PAUSE_MS.min;
    while (!this.#stopped) {
      this.#woken = false;
      const outcome = await look();
      pause = outcome === 'nothing' ? Math.min(pause * 2, CHECK_PAUSE_MS.max) : CHECK_PAUSE_MS.min;
      await this.#rest(outcome === 'full' ? CHECK_PAUSE_MS.full : pause);
    }
  }

  /** Waits until the pause ends or `wake` is called, but at least for the shortest pause. */
  async #rest(pause: number): Promise<void> {
    await sleep(CHECK_PAUSE_MS.min);
    if (this.#woken || this.#stopped || pause <= CHECK_PAUSE_MS.min) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pause - CHECK_PAUSE_MS.min);
      this.#waken = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.#waken = () => {};
  }
}
