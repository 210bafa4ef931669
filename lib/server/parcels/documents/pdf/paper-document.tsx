import 'server-only';
import { Document } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Paper } from '../../../platform/ports/paper';

/** A PDF file with the metadata of its paper. `children`: pages. */
export function PaperDocument({ paper, children }: { paper: Paper; children: ReactNode }) {
  const { title, brand, language, madeAt } = paper;
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
