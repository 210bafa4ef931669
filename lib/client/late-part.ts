/** A part of the program, such as a component, that is loaded when it is needed. */
export interface LatePart<Part> {
  /** Rejects while it cannot be had; the next call tries again. */
  load: () => Promise<Part>;
  /** Undefined until it is there. */
  known: () => Part | undefined;
}

export function latePart<Part>(load: () => Promise<Part>): LatePart<Part> {
  let known: Part | undefined;
  return { load: async () => (known ??= await load()), known: () => known };
}
