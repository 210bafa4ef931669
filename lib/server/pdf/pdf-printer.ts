import 'server-only';
import type { Paper } from './paper';

/** Renders PDFs. Rejects with `unavailable` on failure and when its queue is full. */
export interface PdfPrinter {
  print: (paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;
}
