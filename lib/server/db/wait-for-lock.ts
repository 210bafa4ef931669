import 'server-only';
import { isBusy } from '@/lib/server/platform/db/engine';

/** Milliseconds: longer than another program takes to fill a new database, and not so long that a site which starts beside it shows no pages. */
const PATIENCE_MS = 5000;

/** Work in one transaction, begun again while another program holds the embedded database. A visitor's call waits for a second alone. */
export async function waitForLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
    }
  }
}
