import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { resultRewrites, MISSING_PAGE_PATH } from './lib/routing/result-pages';
import { CACHE_A_DAY, CACHE_A_YEAR, PAGE_HEADERS } from './lib/routing/page-headers';

const securityHeaders = Object.entries(PAGE_HEADERS).map(([key, value]) => ({ key, value }));
/** All addresses except the tracking box, which pages of shops frame: it has its own headers. */
const NOT_THE_BOX = '/:path((?![a-z]{2}-[a-z]{2}/track/box$).*)';

const isProduction = process.env.NODE_ENV === 'production';

const config: NextConfig = {
  // `page.dev.tsx` is a page of the development server only.
  pageExtensions: isProduction ? ['ts', 'tsx'] : ['ts', 'tsx', 'dev.tsx'],
  poweredByHeader: false,
  reactStrictMode: true,
  compress: true,
  images: { unoptimized: true },
  serverExternalPackages: [
    'better-sqlite3',
    'better-sqlite3-13',
    'pg',
    '@node-rs/argon2',
    'sharp',
    'svg-captcha',
    'pino',
    'rate-limiter-flexible',
    'ioredis',
  ],
  // The date of the release. Nothing else of the building machine is in the build.
  env: { BUILT_ON: new Date().toISOString().slice(0, 10) },
  ...(isProduction && { cacheHandler: path.resolve('dist/page-cache.mjs') }),
  // `npm run check` checks the types, once.
  typescript: { ignoreBuildErrors: true },
  // The server stores rendered pages; this cache only has sitemaps, feeds and data that pages read.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // A page's code is loaded with its first rendering, because stored pages do not need it.
    preloadEntriesOnStart: false,
    // One file for each CSS module: scripts/build/merge-styles.mjs makes the sheets of each page from them.
    cssChunking: { type: 'graph', requestCost: 0 },
  },
  compiler: {
    runAfterProductionCompile: async (build) => {
      (await import('./scripts/build/merge-styles.mjs')).mergeStyles(build);
      (await import('./scripts/build/merge-scripts.mjs')).mergeScripts(build);
    },
  },
  headers: async () => [
    { source: NOT_THE_BOX, headers: securityHeaders },
    { source: '/box.js', headers: [{ key: 'cache-control', value: CACHE_A_DAY }] },
    {
      source: '/:folder(drawings|flags|maps|icons)/:path+',
      headers: [{ key: 'cache-control', value: CACHE_A_DAY }],
    },
    { source: '/fonts/:file', headers: [{ key: 'cache-control', value: CACHE_A_YEAR }] },
    { source: '/og/:language/:file', headers: [{ key: 'cache-control', value: CACHE_A_DAY }] },
  ],
  // A file name outside every market that is not one of our files would be treated as a market; it is a missing page.
  // Middleware has already redirected all others (its matcher lists the same addresses).
  rewrites: async () => ({
    beforeFiles: resultRewrites(),
    afterFiles: [
      {
        source: '/:path((?!api/|_next/|sitemap/|[A-Za-z]{2}-[A-Za-z]{2}/).*\\.[A-Za-z0-9]+)',
        destination: MISSING_PAGE_PATH,
      },
    ],
    fallback: [],
  }),
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/messages/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

export default withNextIntl(config);
