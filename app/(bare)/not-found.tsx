/** Takes the place of a page that found itself missing in the browser; the server answers with the page `missing`. */
export { BareNotFoundView as default } from '@/components/frame/bare-not-found-view';
