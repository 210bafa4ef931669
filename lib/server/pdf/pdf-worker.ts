import 'server-only';
import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper';
import { renderPdf } from './render-pdf';

/** The thread that draws, one paper after the other: its PDF goes out, or what went wrong. */
parentPort?.on('message', (paper: Paper) => {
  renderPdf(paper).then(
    (pdf) => {
      const bytes = new Uint8Array(pdf);
      parentPort?.postMessage({ bytes }, [bytes.buffer]);
    },
    (failure: unknown) => parentPort?.postMessage({ failure: failure instanceof Error ? failure.message : 'failed' }),
  );
});
