/** A part of the program, such as a component, that is loaded on demand. */
export interface LatePart<Part> {
  /** Rejects if loading fails; the next call tries again. */
  load: () => Promise<Part>;
  /** Returns the part, or undefined before it is loaded. */
  known: () => Part | undefined;
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let known: Part | undefined;
  return { load: async () => (known ??= await load()), known: () => known };
}
