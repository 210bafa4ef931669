import 'server-only';
import { Document } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PrintContent } from '../../../platform/ports/print-content';

/** A PDF file with the metadata of its content. `children`: pages. */
export function PrintedDocument({ content, children }: { content: PrintContent; children: ReactNode }) {
  const { title, brand, language, madeAt } = content;
  return (
    <Document
      title={title}
      author={brand}
      creator={brand}
      producer={brand}
      language={language}
      creationDate={new Date(madeAt)}
    >
      {children}
    </Document>
  );
}
