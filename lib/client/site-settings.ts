/** Settings of the operator for the browser, from `data-` attributes of the root element. Defaults are absent. */
export interface SiteSettings {
  /** Base URL of a gateway that replaces this site's own `/api`. */
  apiBase?: string;
  /** Key and initialisation vector of the password transform, in hexadecimal. */
  transformKey?: string;
  transformIv?: string;
}

/** Returns the settings; empty while a page is rendered on the server. */
export function siteSettings(): SiteSettings {
  return typeof document === 'undefined' ? {} : document.documentElement.dataset;
}
