// Prints how long prerendering took in the last build, from Next's trace file.
import { existsSync, readFileSync } from 'node:fs';

/** Returns the seconds of a span by its name, or null. The trace file contains one JSON array of spans per line. */
export function secondsOf(trace, name) {
  const spans = trace
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => JSON.parse(line));
  const span = spans.findLast((each) => each.name === name);
  return span ? span.duration / 1e6 : null;
}

export function reportLines({ pages, renderSeconds, whole }) {
  const each = Math.round((renderSeconds * 1000) / Math.max(1, pages));
  return [
    `Pages rendered: ${pages} in ${renderSeconds.toFixed(1)} s, ${each} ms a page`,
    ...(whole === null ? [] : [`Whole build by Next: ${whole.toFixed(1)} s`]),
  ];
}

export function printBuildReport(folder = '.next') {
  const [manifest, trace] = [`${folder}/prerender-manifest.json`, `${folder}/trace`];
  if (!existsSync(manifest) || !existsSync(trace)) return;
  const record = readFileSync(trace, 'utf8');
  const renderSeconds = secondsOf(record, 'static-generation');
  if (renderSeconds === null) return;
  const pages = Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).routes).length;
  for (const line of reportLines({ pages, renderSeconds, whole: secondsOf(record, 'next-build') }))
    process.stdout.write(`${line}\n`);
}
