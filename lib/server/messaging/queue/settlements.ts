import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../../platform/context';
import { groupBy } from '../../platform/group-by';
import { settleEntries, type SettledEntry } from './queue-store';

/**
 * Milliseconds for which outcomes are collected. SQLite writes in this thread, so no entry can end during a write and
 * join the next one.
 */
const COLLECT_MS = 10;

interface PendingSettlement {
  id: string;
  settled: SettledEntry;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Stores the outcomes of one owner's entries. Outcomes that arrive within a moment are stored together, one statement
 * for each distinct change. Otherwise a busy worker would wait for the disk once for each entry.
 */
export class Settlements {
  #pending: PendingSettlement[] = [];
  #writing = false;

  constructor(
    readonly services: Pick<Services, 'db' | 'now'>,
    readonly owner: string,
  ) {}

  write(id: string, settled: SettledEntry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ id, settled, resolve, reject });
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#pending.length > 0) {
      await sleep(COLLECT_MS);
      const byChange = groupBy(this.#pending.splice(0), ({ settled }) => JSON.stringify(settled));
      for (const same of byChange.values()) await this.#writeSame(same);
    }
    this.#writing = false;
  }

  async #writeSame(same: readonly PendingSettlement[]): Promise<void> {
    const { db, now } = this.services;
    const leasedEntries = { ids: same.map(({ id }) => id), owner: this.owner };
    try {
      await settleEntries(db, leasedEntries, same[0]!.settled, now());
      for (const { resolve } of same) resolve();
    } catch (error) {
      for (const { reject } of same) reject(error);
    }
  }
}
