import 'server-only';

/** Script that the browser runs as soon as it arrives. */
const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD_LINK = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/** Milliseconds after which a page loads its scripts without a sign that it was painted. */
const UNPAINTED_MS = 3000;

/**
 * Loads the named scripts after the first paint of text or pictures, and after `UNPAINTED_MS` at the latest. Loads them
 * at once if the page is hidden or the browser cannot observe paints. React recognises a script on the page by its
 * address and `async`, and loads none twice.
 */
const LOADER_SCRIPT = `(function(d){var late=d.currentScript.getAttribute('data-late').split(' ');function run(){late.splice(0).forEach(function(a){var s=d.createElement('script');s.async=true;s.src=a;d.head.appendChild(s)})}if(d.hidden||!self.PerformanceObserver)return run();new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint').length)run()}).observe({type:'paint',buffered:true});setTimeout(run,${UNPAINTED_MS})})(document)`;

/**
 * Returns the document with its scripts loaded after the first paint. The visible part does not need them, and on a
 * slow network they would compete with the styles and fonts that it needs.
 */
export function withLateScripts(html: string): string {
  const sources = new Set([...html.matchAll(ASYNC_SCRIPT)].map(([, source]) => source!));
  if (sources.size === 0) return html;
  const lateScript = `<script data-late="${[...sources].join(' ')}">${LOADER_SCRIPT}</script>`;
  return html
    .replaceAll(ASYNC_SCRIPT, '')
    .replaceAll(PRELOAD_LINK, '')
    .replace(/(?=<script>\(self\.__next_f=|<\/body>)/, () => lateScript);
}
