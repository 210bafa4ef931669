import 'server-only';
import { parentPort } from 'node:worker_threads';
import type { Paper } from '@/lib/server/platform/ports/paper';
import { renderPdf } from '@/lib/server/pdf/render-pdf';

/** Worker thread: receives a `Paper`, posts back the PDF's bytes or the error message, one after the other. */
parentPort?.on('message', (paper: Paper) => {
  renderPdf(paper).then(
    (pdf) => {
      const bytes = new Uint8Array(pdf);
      parentPort?.postMessage({ bytes }, [bytes.buffer]);
    },
    (failure: unknown) => parentPort?.postMessage({ failure: failure instanceof Error ? failure.message : 'failed' }),
  );
});
