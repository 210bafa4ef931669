import 'server-only';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Maximum number of bytes of an original photo. Photos of a phone's camera are smaller. */
export const MAX_PHOTO_FILE_BYTES = 10 * 1024 * 1024;

const OUTSIDE_FOLDER = 'photo is outside the folder of the file';

function isBelow(folder: string, file: string): boolean {
  const relativePath = path.relative(folder, file);
  return (
    relativePath !== '' &&
    relativePath !== '..' &&
    !relativePath.startsWith(`..${path.sep}`) &&
    !path.isAbsolute(relativePath)
  );
}

/** Returns the bytes of a photo in the folder or below it, or the reason for the operator if it is refused. */
export async function readPhotoFile(folder: string, name: string): Promise<Buffer | string> {
  const root = await realpath(folder);
  const namedPath = path.resolve(root, name);
  if (!isBelow(root, namedPath)) return OUTSIDE_FOLDER;
  const file = await realpath(namedPath).catch(() => null);
  if (file === null) return 'photo does not exist';
  // A symbolic link may point outside.
  if (!isBelow(root, file)) return OUTSIDE_FOLDER;
  const stats = await stat(file);
  if (!stats.isFile()) return 'photo is not a file';
  if (stats.size > MAX_PHOTO_FILE_BYTES) return `photo is larger than ${MAX_PHOTO_FILE_BYTES / 1024 ** 2} MB`;
  return readFile(file).catch(() => 'photo cannot be opened');
}
