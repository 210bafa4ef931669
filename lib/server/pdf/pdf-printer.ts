import 'server-only';
import type { Paper } from '@/lib/server/platform/ports/paper';

/** Renders PDFs, one at a time for an owner. Rejects with `unavailable` on failure and when the queue, or the owner's share, is full. */
export interface PdfPrinter {
  print: (paper: Paper, owner: string) => Promise<Uint8Array<ArrayBuffer>>;
}
