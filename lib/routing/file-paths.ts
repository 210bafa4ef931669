import type { Prefix } from '@/lib/market/prefix';
import { paths } from './paths';

/** Addresses below pages of a market that are no pages. Only the server writes them, so browsers do not load them. */
export const filePaths = {
  /** A frame for pages of shops (public/box.js). */
  trackBox: (prefix: Prefix) => `${paths.track(prefix)}/box`,
  /** The market's news for feed readers. */
  newsFeed: (prefix: Prefix) => `${paths.article(prefix)}/rss.xml`,
  /** The reported incidents for feed readers. */
  statusFeed: (prefix: Prefix) => `${paths.status(prefix)}/rss.xml`,
  /** QR code of the market's home page, as an SVG file. */
  homeQr: (prefix: Prefix) => `${paths.home(prefix)}/home-qr.svg`,
};
