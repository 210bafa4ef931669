/** A part of the program, such as a component, that is loaded on demand. */
export interface LazyPart<Part> {
  /** Rejects if loading fails. The next call tries again. */
  load: () => Promise<Part>;
  /** Returns the part, or undefined before it is loaded. */
  loaded: () => Part | undefined;
}

/** Returns a part that `load` loads at the first use and that is then stored in memory. */
export function createLazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  return { load: async () => (loaded ??= await load()), loaded: () => loaded };
}
