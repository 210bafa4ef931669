import { build } from './prepare.mjs';

process.env.NODE_ENV = 'production';
await build();
