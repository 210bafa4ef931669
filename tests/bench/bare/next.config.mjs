import path from 'node:path';

/** The bare site that ours is compared with: two pages of 5 KB, everything else as Next comes. */
const config = {
  turbopack: { root: path.resolve(import.meta.dirname, '../../..') },
  typescript: { ignoreBuildErrors: true },
};

export default config;
