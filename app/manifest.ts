import type { MetadataRoute } from 'next';
import { BRAND } from '@/lib/market/brand';
import { FALLBACK_LANGUAGE } from '@/lib/market/language';
import english from '@/messages/en/layout.json';

/** The manifest uses the fallback language, because the site starts before a market is chosen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: BRAND.name,
    short_name: BRAND.name,
    description: english.site.tagline,
    lang: FALLBACK_LANGUAGE,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0a1d3f',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any' },
      { src: '/icons/maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
