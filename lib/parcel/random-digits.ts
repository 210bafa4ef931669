/** Bytes that `randomDigits` needs. */
export const RANDOM_BYTES = 8;

/**
 * Returns `count` (at most 11) decimal digits from the first eight bytes. The bytes must be from a cryptographic
 * source, so that nobody can guess other numbers. The bias is below one in a hundred million. Throws RangeError if
 * there are too few bytes.
 */
export function randomDigits(bytes: Uint8Array, count: number): string {
  if (bytes.length < RANDOM_BYTES) throw new RangeError(`${RANDOM_BYTES} random bytes needed`);
  const value = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  return (value % 10n ** BigInt(count)).toString().padStart(count, '0');
}
