/** Bytes per call: a function call accepts some tens of thousands of arguments. */
const PART = 0x8000;

/** Returns a file's bytes in Base64. */
export async function readFileContent(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += PART)
    parts.push(String.fromCharCode(...bytes.subarray(start, start + PART)));
  return btoa(parts.join(''));
}
