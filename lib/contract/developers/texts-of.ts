import 'server-only';

/** Returns one sentence about the field of this name in several calls or objects. */
export const textsOf = (parents: readonly string[], field: string, text: string): Record<string, string> =>
  Object.fromEntries(parents.map((parent) => [`${parent}.${field}`, text]));
