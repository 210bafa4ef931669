import 'server-only';

/** What a page's script hands to React: `self.__next_f.push([1,"…"])`, a string in JSON. */
const PIECE = /<script>self\.__next_f\.push\(\[1,"((?:[^"\\]+|\\.)*)"\]\)<\/script>/g;

/**
 * Next writes a page's data in as many scripts as it came in, and React joins their strings. Joined here they are one script,
 * at the place of the last, and the page's policy has one hash for it.
 */
export function joinScripts(html: string): string {
  const pieces = [...html.matchAll(PIECE)];
  const last = pieces.at(-1);
  if (!last || pieces.length === 1) return html;
  const data = pieces.map(([, text]) => text).join('');
  return html.replaceAll(PIECE, (_, __, at: number) =>
    at === last.index ? `<script>self.__next_f.push([1,"${data}"])</script>` : '',
  );
}
