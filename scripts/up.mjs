// One command from a fresh clone to a running site: install, build, create and seed the database, serve.
import { ensureBuilt, ensureInstalled } from './prepare.mjs';

process.env.NODE_ENV = 'production';
process.env.MIGRATE_AT_START ??= 'true';
ensureInstalled();
await ensureBuilt();
await import('../dist/serve.mjs');
