import 'server-only';
import type { PrintContent } from './print-content';

/**
 * Renders PDFs, one at a time for each owner. Rejects with `unavailable` on failure, and if the queue or the owner's
 * share is full.
 */
export interface PdfPrinter {
  print: (content: PrintContent, owner: string) => Promise<Uint8Array<ArrayBuffer>>;
}
