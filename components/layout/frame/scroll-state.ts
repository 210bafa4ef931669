/** §4, §9: the back-to-top button appears beyond 400 px. */
const FAR = 400;
/** On narrower pages the button would lie on what is being read: it is there only for who turns back. */
const WIDE = 960;
/** Beyond this a header over a hero takes its ground. */
const SOME = 8;

export function scrollState(y: number, mayReturn: boolean): 'far' | 'some' | null {
  if (y > FAR && mayReturn) return 'far';
  return y > SOME ? 'some' : null;
}

/** Keeps `data-scroll` of the root element, from which the style sheets read. */
export function followScroll(signal: AbortSignal): void {
  let last: string | null = null;
  let lastY = scrollY;
  let isUpward = false;
  const update = () => {
    if (scrollY !== lastY) isUpward = scrollY < lastY;
    lastY = scrollY;
    const state = scrollState(scrollY, isUpward || innerWidth >= WIDE);
    if (state === last) return;
    last = state;
    if (state) document.documentElement.dataset.scroll = state;
    else delete document.documentElement.dataset.scroll;
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
}
