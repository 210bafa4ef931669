import 'server-only';
import { renderToBuffer } from '@react-pdf/renderer';
import { printableText } from '@/lib/orders/printable-text';
import { InvoiceDocument } from './invoice-document';
import { LabelDocument } from './label-document';
import { StatementDocument } from './statement-document';
import type { PrintContent } from '../../../platform/ports/print-content';
import { registerFonts } from './register-fonts';

/** Returns the document with every text in characters that the fonts have. */
function toPrintable<Part>(part: Part): Part {
  if (typeof part === 'string') return printableText(part) as Part;
  if (Array.isArray(part)) return part.map((each: unknown) => toPrintable(each)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, toPrintable<unknown>(value)])) as Part;
}

/** Renders the document as a PDF. It takes 100 ms or more of CPU time, so run it in a worker thread. */
export async function renderPdf(printContent: PrintContent): Promise<Buffer> {
  registerFonts();
  const content = toPrintable(printContent);
  if (content.kind === 'statement') return renderToBuffer(<StatementDocument content={content} />);
  return renderToBuffer(
    content.kind === 'invoice' ? <InvoiceDocument content={content} /> : <LabelDocument content={content} />,
  );
}
