/** Shown when the browser finds that a page is missing. The server sends the page `missing.html`. */
export { BareNotFoundView as default } from '@/components/frame/errors/bare-not-found-view';
