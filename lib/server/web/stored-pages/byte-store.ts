import 'server-only';

/**
 * Store of bytes by name that outlives a process. No call rejects: bytes that cannot be read count as missing, and a
 * failed write is ignored.
 */
export interface ByteStore {
  /**
   * Returns the bytes, or null. `isFit`: decides if bytes are accepted, for a store with several places. Default: only
   * fresh bytes.
   */
  read: (name: string, isFit?: (bytes: Buffer) => boolean) => Promise<Buffer | null>;
  write: (name: string, bytes: Buffer) => Promise<void>;
  drop: (name: string) => Promise<void>;
}

/**
 * Combines a near store and a far one that other machines share. `isCurrent` decides if the near copy is still valid.
 * If not, the far store may have a newer one.
 */
export function nearThenFar(near: ByteStore, far: ByteStore, isCurrent: (bytes: Buffer) => boolean): ByteStore {
  return {
    async read(name, isFit = isCurrent) {
      const nearBytes = await near.read(name);
      if (nearBytes && isFit(nearBytes)) return nearBytes;
      const bytes = await far.read(name);
      if (!bytes || (nearBytes && isCurrent(nearBytes) && !isFit(bytes))) return nearBytes;
      await near.write(name, bytes);
      return bytes;
    },
    async write(name, bytes) {
      await Promise.all([near.write(name, bytes), far.write(name, bytes)]);
    },
    async drop(name) {
      await Promise.all([near.drop(name), far.drop(name)]);
    },
  };
}
