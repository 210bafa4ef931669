/** What an operator may set differently for the browser; `data-` attributes of the document, absent where nothing is set. */
export interface SiteSettings {
  /** Base URL of a gateway that answers the calls in place of this site's own `/api`. */
  apiBase?: string;
  /** Key and initialisation vector of the password transform, in hexadecimal. */
  transformKey?: string;
  transformIv?: string;
}

/** Empty while a page is drawn on the server. */
export function siteSettings(): SiteSettings {
  return typeof document === 'undefined' ? {} : document.documentElement.dataset;
}
