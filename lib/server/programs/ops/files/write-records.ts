import 'server-only';
import { open, rename, rm } from 'node:fs/promises';

/** Format of a file with one record per line. */
export interface RecordFormat<Row> {
  heading: string;
  record: (row: Row) => string;
}

/** Writes pages of rows to a file, which appears only when it is complete. Returns the number of rows. */
export async function writeRecords<Row>(
  file: string,
  { heading, record }: RecordFormat<Row>,
  pages: AsyncIterable<readonly Row[]>,
): Promise<number> {
  const partial = `${file}.partial`;
  // Readable only by its owner, because it contains names and telephone numbers.
  const handle = await open(partial, 'w', 0o600);
  let count = 0;
  try {
    await handle.write(heading);
    for await (const page of pages) {
      await handle.write(page.map(record).join(''));
      count += page.length;
    }
    await handle.sync();
    await handle.close();
    await rename(partial, file);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
    throw error;
  }
  return count;
}
