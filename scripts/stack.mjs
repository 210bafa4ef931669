// `npm run stack`: runs the release locally in the layout of two machines. Ctrl-C stops it and deletes its data.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

process.env.NODE_ENV = 'production';
ensureInstalled();
await ensureBuilt();
const { startStack } = await import('./stack/start-stack.mjs');
const { collectRelease } = await import('./stack/collect-release.mjs');
const release = collectRelease();
const stack = await startStack({}, { release: release.folder });
const lines = [
  ['site, through nginx', stack.origin],
  ...stack.sites.flatMap(({ name, address, metrics }) => [
    [name, `${address}/api/health`],
    [`${name}, figures`, metrics],
  ]),
  ['database', stack.postgres.url],
  ['logs, outbox and pages', stack.folder],
];
const health = await Promise.all(
  [stack.origin, ...stack.sites.map(({ address }) => address)].map(async (origin) => {
    const { status } = await fetch(`${origin}/api/health`);
    return `${origin}/api/health responds with ${status}`;
  }),
);
process.stdout.write(`\n${lines.map(([name, value]) => `${name.padEnd(24)}${value}`).join('\n')}\n`);
process.stdout.write(`\n${health.join('\n')}\n\nPress Ctrl-C to stop the stack\n`);

let ending = false;
async function end() {
  if (ending) return;
  ending = true;
  process.stdout.write('\nStopping nginx, then the site, the worker, Redis and PostgreSQL\n');
  await stack.stop();
  release.drop();
  process.exit(0);
}
process.on('SIGINT', () => void end());
process.on('SIGTERM', () => void end());
