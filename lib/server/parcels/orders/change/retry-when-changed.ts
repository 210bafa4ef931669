import 'server-only';
import { ApiError } from '../../../platform/errors';

const MAX_ATTEMPTS = 10;

/**
 * Makes an attempt again after a concurrent change. For an action that does not depend on the version that the person
 * saw. Throws `changedMeanwhile` after ten attempts.
 */
export async function retryWhenChanged<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const hasChanged = error instanceof ApiError && error.error === 'changedMeanwhile';
      if (!hasChanged || tries === MAX_ATTEMPTS) throw error;
    }
  }
}
