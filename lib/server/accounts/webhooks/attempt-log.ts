import 'server-only';
import type { Services } from '../../platform/context';
import { insertAttempts, type AttemptRow } from './delivery-store';

/** Stores delivery attempts. Those that end during a write are stored together by the next one. */
export class AttemptLog {
  #waiting: { row: AttemptRow; resolve: () => void; reject: (reason: unknown) => void }[] = [];
  #writing = false;

  constructor(readonly services: Pick<Services, 'db'>) {}

  write(row: AttemptRow): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ row, resolve, reject });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const some = this.#waiting.splice(0);
      try {
        await insertAttempts(
          this.services.db,
          some.map(({ row }) => row),
        );
        for (const { resolve } of some) resolve();
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    this.#writing = false;
  }
}
