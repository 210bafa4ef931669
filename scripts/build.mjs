import { buildSite } from './prepare.mjs';

process.env.NODE_ENV = 'production';
await buildSite();
