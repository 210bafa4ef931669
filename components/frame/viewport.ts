import type { Viewport } from 'next';

/** The header's ink, in both colour schemes of tokens.css. */
export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#0a1d3f' },
    { media: '(prefers-color-scheme: dark)', color: '#0c2148' },
  ],
};
