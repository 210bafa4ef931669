export interface SitemapEntry {
  /** Absolute address. */
  url: string;
  /** ISO 8601, a day or an instant; '' if unknown. */
  lastModified: string;
  /** Absolute addresses of the same page in all its markets, by hreflang. */
  languages?: Readonly<Record<string, string>>;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const lastmod = (date: string) => (date ? `<lastmod>${escape(date)}</lastmod>` : '');

function entryXml({ url, lastModified, languages = {} }: SitemapEntry): string {
  const alternates = Object.entries(languages).map(
    ([hreflang, href]) => `<xhtml:link rel="alternate" hreflang="${escape(hreflang)}" href="${escape(href)}"/>`,
  );
  return `<url><loc>${escape(url)}</loc>${lastmod(lastModified)}${alternates.join('')}</url>\n`;
}

/**
 * Returns a sitemap: https://www.sitemaps.org/protocol.html, with the language versions in the format of search
 * engines.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const attributes = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `${XML_DECLARATION}<urlset ${attributes}>\n${entries.map(entryXml).join('')}</urlset>\n`;
}

export function sitemapIndexXml(entries: readonly Pick<SitemapEntry, 'url' | 'lastModified'>[]): string {
  const rows = entries.map(
    (entry) => `<sitemap><loc>${escape(entry.url)}</loc>${lastmod(entry.lastModified)}</sitemap>\n`,
  );
  return `${XML_DECLARATION}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

/** Returns the latest of several ISO 8601 dates, which sort as text; '' without any. */
export function latestDate(...dates: readonly string[]): string {
  return dates.reduce((one, other) => (other > one ? other : one), '');
}
