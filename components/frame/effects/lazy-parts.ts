/**
 * Parts of the frame that few visits need. They are in one file, because every page would contain a loader for each
 * file.
 */
export { restoreTyped } from './restore-typed';
export { scrollToTop } from './scroll-to-top';
