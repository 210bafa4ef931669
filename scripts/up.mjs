// Starts the site from a fresh clone: installs, builds, creates and seeds the database, and serves.
import { compileDriver, ensureBuilt, ensureSiteInstalled } from './prepare.mjs';

process.env.NODE_ENV = 'production';
process.env.MIGRATE_AT_START ??= 'true';
process.env.SAMPLE_PARCELS ??= 'true';
// On a terminal, warnings only: the address and the accounts then stay in sight.
if (process.stdout.isTTY) process.env.LOG_LEVEL ??= 'warn';
await ensureSiteInstalled();
// The build opens no database, so its driver is compiled meanwhile.
const compiled = compileDriver();
await ensureBuilt({ quiet: true });
await compiled;
await import('../dist/serve.mjs');
