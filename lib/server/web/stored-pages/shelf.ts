import 'server-only';

/** Bytes by name that outlive a process. No call rejects: what cannot be read is not there, what cannot be written is not kept. */
export interface Shelf {
  /** `isFit`: whether what is found serves, where the shelf has several places to look; by default, what is up to date. */
  read: (name: string, isFit?: (bytes: Buffer) => boolean) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<void>;
  drop: (name: string) => Promise<void>;
}

/**
 * The nearer shelf before the farther one, which other machines share. `isCurrent` says whether what lies on the nearer
 * one still serves; if not, the farther one may have been given something newer.
 */
export function nearThenFar(near: Shelf, far: Shelf, isCurrent: (bytes: Buffer) => boolean): Shelf {
  return {
    async read(name, isFit = isCurrent) {
      const found = await near.read(name);
      if (found && isFit(found)) return found;
      const fetched = await far.read(name);
      if (!fetched || (found && isCurrent(found) && !isFit(fetched))) return found;
      await near.write(name, fetched);
      return fetched;
    },
    async write(name, bytes) {
      await Promise.all([near.write(name, bytes), far.write(name, bytes)]);
    },
    async drop(name) {
      await Promise.all([near.drop(name), far.drop(name)]);
    },
  };
}
