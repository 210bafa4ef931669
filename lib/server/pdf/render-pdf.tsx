import 'server-only';
import { renderToBuffer } from '@react-pdf/renderer';
import { drawableText } from './drawable-text';
import { InvoiceDocument } from './invoice-document';
import { LabelDocument } from './label-document';
import type { Paper } from './paper';
import { registerFonts } from './register-fonts';

/** Every text of a paper in characters that the fonts have. */
function drawable<Part>(part: Part, has: (codePoint: number) => boolean): Part {
  if (typeof part === 'string') return drawableText(part, has) as Part;
  if (Array.isArray(part)) return part.map((each: unknown) => drawable(each, has)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, drawable<unknown>(value, has)])) as Part;
}

/** The paper as a PDF. Takes a processor for a tenth of a second or more: run it in a thread of its own. */
export async function renderPdf(paper: Paper): Promise<Buffer> {
  const drawn = drawable(paper, await registerFonts());
  return renderToBuffer(drawn.kind === 'label' ? <LabelDocument paper={drawn} /> : <InvoiceDocument paper={drawn} />);
}
