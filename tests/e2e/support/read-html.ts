/** Reads a page's source as a crawler does. React writes attributes in double quotes and escapes them. */
export class PageSource {
  readonly markup: string;

  constructor(readonly html: string) {
    this.markup = html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
  }

  /** Returns the attributes of every element of that name. */
  elements(name: string): Record<string, string>[] {
    return [...this.markup.matchAll(new RegExp(`<${name}(\\s[^>]*?)?/?>`, 'g'))].map(([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, key, value]) => [
          key!.toLowerCase(),
          unescape(value ?? ''),
        ]),
      ),
    );
  }

  text(name: string): string[] {
    return [...this.markup.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(([, inner]) =>
      unescape(inner!.replace(/<[^>]+>/g, ' ')).trim(),
    );
  }

  /** Returns the one element of that name with that attribute, or undefined. */
  one(name: string, key: string, value: string): Record<string, string> | undefined {
    const matches = this.elements(name).filter((element) => element[key] === value);
    return matches.length === 1 ? matches[0] : undefined;
  }

  get description(): string | undefined {
    return this.one('meta', 'name', 'description')?.content;
  }

  get canonical(): string | undefined {
    return this.one('link', 'rel', 'canonical')?.href;
  }

  /** Returns the addresses by hreflang. */
  get alternates(): Record<string, string> {
    const links = this.elements('link').filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
    return Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href]));
  }

  /**
   * Returns the program's files of the first load, including those that a stored page requests after its paint. Files
   * for old browsers only do not count.
   */
  get scripts(): string[] {
    const tags = [...this.html.matchAll(/<script([^>]*)\ssrc="(\/_next\/[^"]+\.js)[^"]*"([^>]*)>/g)];
    const late = [...this.html.matchAll(/<script data-late="([^"]*)"/g)].flatMap(([, sources]) => sources!.split(' '));
    const now = tags.filter(([tag]) => !/nomodule/i.test(tag)).map(([, , source]) => source!);
    return [...new Set([...now, ...late.map((source) => source.replace(/\?.*/, ''))])];
  }

  /** Returns the style sheets that the page waits for. */
  get styleSheets(): string[] {
    const links = this.elements('link').filter(({ rel }) => rel === 'stylesheet');
    return [...new Set(links.map(({ href }) => href!))];
  }

  get structuredData(): string[] {
    return [...this.html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, json]) => json!,
    );
  }
}

function unescape(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}
