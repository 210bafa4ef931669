import 'server-only';
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { getConfig, startFailureText } from '../../platform/config';
import { surviveClosedLog } from './survive-closed-log';
import { superviseProgram } from './supervise';

surviveClosedLog();
// Development restarts its single process itself.
try {
  const { NODE_ENV, MEMORY_LIMIT_MB } = getConfig();
  if (cluster.isPrimary && NODE_ENV !== 'development')
    superviseProgram(fileURLToPath(import.meta.url), MEMORY_LIMIT_MB);
  else await import('./serve-site');
} catch (error) {
  process.stderr.write(`${startFailureText(error)}\n`);
  process.exit(1);
}
