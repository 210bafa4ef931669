import 'server-only';
import { ApiError } from '../../platform/errors';

const TRIES = 10;

/**
 * For what a person asks whatever the order's version is: reads and tries again when a change came between. Throws changedMeanwhile
 * only when that happens ten times in a row.
 */
export async function retryWhenChanged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const changed = error instanceof ApiError && error.error === 'changedMeanwhile';
      if (!changed || tries === TRIES) throw error;
    }
  }
}
