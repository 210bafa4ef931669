/** Bytes that `randomDigits` needs. */
export const RANDOM_BYTES = 8;

/**
 * `count` (at most 11) decimal digits from the first eight bytes, which the caller draws from a cryptographic source so that nobody
 * can guess another number. The remainder's bias is below one in a hundred million. Throws RangeError when bytes are short.
 */
export function randomDigits(bytes: Uint8Array, count: number): string {
  if (bytes.length < RANDOM_BYTES) throw new RangeError(`${RANDOM_BYTES} random bytes needed`);
  const value = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  return (value % 10n ** BigInt(count)).toString().padStart(count, '0');
}
