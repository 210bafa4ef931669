import 'server-only';
import type { Paper } from './paper';

/**
 * Renders PDFs, one at a time for each owner. Rejects with `unavailable` on failure, and if the queue or the owner's
 * share is full.
 */
export interface PdfPrinter {
  print: (paper: Paper, owner: string) => Promise<Uint8Array<ArrayBuffer>>;
}
