import 'server-only';
import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper';
import { renderPdf } from './render-pdf';

/** The thread that draws: a numbered paper comes in, its PDF or what went wrong goes out. */
parentPort?.on('message', ({ job, paper }: { job: number; paper: Paper }) => {
  renderPdf(paper).then(
    (pdf) => {
      const bytes = new Uint8Array(pdf);
      parentPort?.postMessage({ job, bytes }, [bytes.buffer]);
    },
    (failure: unknown) =>
      parentPort?.postMessage({ job, failure: failure instanceof Error ? failure.message : 'failed' }),
  );
});
