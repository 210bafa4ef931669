import path from 'node:path';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { answerRewrites } from './lib/routing/answered-pages';
import { DRAWINGS_KEPT, KEPT_FOR_GOOD, PAGE_HEADERS } from './lib/routing/page-headers';

const securityHeaders = Object.entries(PAGE_HEADERS).map(([key, value]) => ({ key, value }));
/** Every address but the tracking box for shops, which their pages frame: it brings headers of its own. */
const NOT_THE_BOX = '/:path((?![a-z]{2}-[a-z]{2}/track/box$).*)';

const isProduction = process.env.NODE_ENV === 'production';

const config: NextConfig = {
  // `page.dev.tsx` is a page of the development server alone.
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
  // The release's date: nothing else of the machine that builds gets into the build.
  env: { BUILT_ON: new Date().toISOString().slice(0, 10) },
  ...(isProduction && { cacheHandler: path.resolve('dist/page-cache.mjs') }),
  // `npm run check` looks at types, once.
  typescript: { ignoreBuildErrors: true },
  // Drawn pages are the front door's to keep; what remains here are sitemaps, feeds and what pages read.
  cacheMaxMemorySize: 16 * 1024 * 1024,
  experimental: {
    isrFlushToDisk: false,
    // What a page needs is loaded with its first drawing: kept pages need none of it.
    preloadEntriesOnStart: false,
    // One file for each CSS module: scripts/merge-styles.mjs makes the sheets of each page from them.
    cssChunking: { type: 'graph', requestCost: 0 },
  },
  compiler: {
    runAfterProductionCompile: async (build) => {
      (await import('./scripts/merge-styles.mjs')).mergeStyles(build);
      (await import('./scripts/merge-scripts.mjs')).mergeScripts(build);
    },
  },
  headers: async () => [
    { source: NOT_THE_BOX, headers: securityHeaders },
    { source: '/box.js', headers: [{ key: 'cache-control', value: DRAWINGS_KEPT }] },
    {
      source: '/:folder(drawings|flags|maps|icons)/:path+',
      headers: [{ key: 'cache-control', value: DRAWINGS_KEPT }],
    },
    { source: '/fonts/:file', headers: [{ key: 'cache-control', value: KEPT_FOR_GOOD }] },
    { source: '/og/:language/:file', headers: [{ key: 'cache-control', value: DRAWINGS_KEPT }] },
  ],
  // A file name outside every market that is no file of ours would be taken for a market; it is a missing page.
  // Middleware has sent away everything else (its matcher names the same addresses).
  rewrites: async () => ({
    beforeFiles: answerRewrites(),
    afterFiles: [
      { source: '/:path((?!api/|_next/|sitemap/|[A-Za-z]{2}-[A-Za-z]{2}/).*\\.[A-Za-z0-9]+)', destination: '/missing' },
    ],
    fallback: [],
  }),
};

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
});

export default withNextIntl(config);
