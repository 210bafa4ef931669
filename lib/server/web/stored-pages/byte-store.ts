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
 * Combines the store of this machine and one that machines share. If the local copy is not current, the shared copy
 * replaces it. Without a shared copy, the local one is returned.
 */
export function combineStores(
  localStore: ByteStore,
  sharedStore: ByteStore,
  isCurrent: (bytes: Buffer) => boolean,
): ByteStore {
  return {
    async read(name, isFit = isCurrent) {
      const localBytes = await localStore.read(name);
      if (localBytes && isFit(localBytes)) return localBytes;
      const bytes = await sharedStore.read(name);
      if (!bytes || (localBytes && isCurrent(localBytes) && !isFit(bytes))) return localBytes;
      await localStore.write(name, bytes);
      return bytes;
    },
    async write(name, bytes) {
      await Promise.all([localStore.write(name, bytes), sharedStore.write(name, bytes)]);
    },
    async drop(name) {
      await Promise.all([localStore.drop(name), sharedStore.drop(name)]);
    },
  };
}
