import 'server-only';
import { parentPort } from 'node:worker_threads';
import type { PrintContent } from '../../../platform/ports/print-content';
import { renderPdf } from './render-pdf';

/**
 * Worker thread. It receives the content of a document and posts the PDF's bytes or the error message, one after the
 * other.
 */
parentPort?.on('message', (content: PrintContent) => {
  renderPdf(content).then(
    (pdf) => {
      const bytes = new Uint8Array(pdf);
      parentPort?.postMessage({ result: bytes }, [bytes.buffer]);
    },
    (failure: unknown) => parentPort?.postMessage({ failure: failure instanceof Error ? failure.message : 'failed' }),
  );
});
