import 'server-only';
import { renderToBuffer } from '@react-pdf/renderer';
import { drawableText } from './drawable-text';
import { InvoiceDocument } from '@/lib/server/parcels/papers/pdf/invoice-document';
import { LabelDocument } from '@/lib/server/parcels/papers/pdf/label-document';
import type { Paper } from '@/lib/server/platform/ports/paper';
import { registerFonts } from './register-fonts';

/** The document with every text in characters that the fonts have. */
function drawable<Part>(part: Part, has: (codePoint: number) => boolean): Part {
  if (typeof part === 'string') return drawableText(part, has) as Part;
  if (Array.isArray(part)) return part.map((each: unknown) => drawable(each, has)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, drawable<unknown>(value, has)])) as Part;
}

/** Renders the document as a PDF: 100 ms or more of CPU time, so run it in a worker thread. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  const drawn = drawable(paper, await registerFonts());
  return renderToBuffer(drawn.kind === 'invoice' ? <InvoiceDocument paper={drawn} /> : <LabelDocument paper={drawn} />);
}
