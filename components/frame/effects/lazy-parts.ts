/** Parts of the frame that few visits need. One file, because every page carries a loader for each. */
export { restoreTyped } from './restore-typed';
export { scrollToTop } from './scroll-to-top';
