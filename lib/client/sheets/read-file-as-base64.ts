/** Bytes per call: a function call accepts some tens of thousands of arguments. */
const BYTES_PER_CALL = 0x8000;

/** Returns a file's bytes in Base64. */
export async function readFileAsBase64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += BYTES_PER_CALL)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + BYTES_PER_CALL)));
  return btoa(parts.join(''));
}
