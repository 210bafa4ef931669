// One command from a fresh clone to a running site: install, build, create and seed the database, serve.
import { compile, ensureBuilt, ensureSiteInstalled } from './prepare.mjs';

process.env.NODE_ENV = 'production';
process.env.MIGRATE_AT_START ??= 'true';
ensureSiteInstalled();
// The build opens no database, so its driver is compiled meanwhile.
const compiled = compile();
await ensureBuilt();
await compiled;
await import('../dist/serve.mjs');
