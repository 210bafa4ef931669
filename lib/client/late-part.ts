import type { ComponentType } from 'react';

/** A component whose program is loaded when it is needed. */
export interface LatePart<Props> {
  /** Rejects while it cannot be had; the next call tries again. */
  load: () => Promise<ComponentType<Props>>;
  /** Undefined until it is there. */
  known: () => ComponentType<Props> | undefined;
}

export function latePart<Props>(load: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let known: ComponentType<Props> | undefined;
  return { load: async () => (known ??= await load()), known: () => known };
}
