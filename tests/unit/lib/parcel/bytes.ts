import fc from 'fast-check';

/** Returns eight bytes that encode an integer, as a random source would return them. */
export function bytesOf(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8);
  for (let index = 7, rest = value; index >= 0; index -= 1, rest >>= 8n) bytes[index] = Number(rest & 0xffn);
  return bytes;
}

export const anyBytes = fc.uint8Array({ minLength: 8, maxLength: 16 });
