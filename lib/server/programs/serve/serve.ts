import 'server-only';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { getConfig, startFailure } from '../../platform/config';
import { surviveClosedLog } from './survive-closed-log';
import { supervise } from './supervise';

surviveClosedLog();
// Development restarts its single process itself.
try {
  const { NODE_ENV, MEMORY_LIMIT_MB } = getConfig();
  if (cluster.isPrimary && NODE_ENV !== 'development') supervise(fileURLToPath(import.meta.url), MEMORY_LIMIT_MB);
  else await import('./serve-site');
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
