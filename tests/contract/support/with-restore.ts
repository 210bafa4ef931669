/** Resolves with the result of the work, after `restore` has run. It runs after a failure too. */
export async function withRestore<Result>(work: Promise<Result>, restore: () => Promise<unknown>): Promise<Result> {
  try {
    return await work;
  } finally {
    await restore();
  }
}

/** Sets properties of a service while `work` runs, and restores them even if `work` fails. */
export function whileReplaced<Target extends object, Result>(
  target: Target,
  parts: Partial<Target>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = { ...target };
  Object.assign(target, parts);
  return withRestore(Promise.resolve().then(work), async () => {
    for (const name of Object.keys(parts) as (keyof Target)[]) target[name] = before[name];
  });
}
