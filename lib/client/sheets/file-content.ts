/** Bytes per call: a function call accepts some tens of thousands of arguments. */
const PART = 0x8000;

/** Returns a file's bytes in Base64. */
export async function fileContent(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += PART) parts.push(String.fromCharCode(...bytes.subarray(at, at + PART)));
  return btoa(parts.join(''));
}
