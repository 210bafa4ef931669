import 'server-only';

/** A script that Next has the browser run whenever it comes. */
const ASYNC = /<script src="([^"]+)" async=""><\/script>/g;
const HINT = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/** Milliseconds after which a page asks for its scripts though nothing tells that it was painted. */
const UNPAINTED_MS = 3000;

/**
 * Asks for the scripts that it names once text or pictures have been painted; at once where nobody looks, and no paint
 * comes. React knows a script that is on the page by its address and `async`, and loads none twice.
 */
const RUN = `(function(d){var late=d.currentScript.getAttribute('data-late').split(' ');function run(){late.splice(0).forEach(function(a){var s=d.createElement('script');s.async=true;s.src=a;d.head.appendChild(s)})}if(d.hidden||!self.PerformanceObserver)return run();new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)run()}).observe({type:'paint',buffered:true});setTimeout(run,${UNPAINTED_MS})})(document)`;

/**
 * The document with its scripts asked for after its first paint: what can be seen needs none of them, and on a slow network
 * they would share the line with the styles and letters that it needs.
 */
export function withLateScripts(html: string): string {
  const sources = new Set([...html.matchAll(ASYNC)].map(([, source]) => source!));
  if (sources.size === 0) return html;
  const late = `<script data-late="${[...sources].join(' ')}">${RUN}</script>`;
  return html
    .replaceAll(ASYNC, '')
    .replaceAll(HINT, '')
    .replace(/(?=<script>\(self\.__next_f=|<\/body>)/, () => late);
}
