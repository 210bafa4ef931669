import 'server-only';
import type { Paper } from './paper';

/** Makes PDFs. Throws `unavailable` when it cannot, or has too much to do. */
export interface PdfPrinter {
  print: (paper: Paper) => Promise<Uint8Array<ArrayBuffer>>;
}
