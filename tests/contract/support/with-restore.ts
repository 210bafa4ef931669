/** Resolves with the result of the work, after `restore` has run. It runs after a failure too. */
export async function withRestore<Result>(work: Promise<Result>, restore: () => Promise<unknown>): Promise<Result> {
  try {
    return await work;
  } finally {
    await restore();
  }
}
