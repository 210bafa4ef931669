import type { Graph, Thing, WithContext } from 'schema-dts';

/** Data for search engines. `<` is escaped, so that no text inside can close the element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
