/** Sets properties of a service while `work` runs, and restores them even if `work` fails. */
export async function whileReplaced<Target extends object, Result>(
  target: Target,
  parts: Partial<Target>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = { ...target };
  Object.assign(target, parts);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(parts) as (keyof Target)[]) target[name] = before[name];
  }
}
