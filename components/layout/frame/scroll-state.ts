/** §4, §9: the back-to-top button appears beyond 400 px and scrolls up in about 300 ms. */
const FAR = 400;
const DURATION = 300;
/** Beyond this a header over a hero takes its ground. */
const SOME = 8;

export function scrollState(y: number): 'far' | 'some' | null {
  if (y > FAR) return 'far';
  return y > SOME ? 'some' : null;
}

/** Keeps `data-scroll` of the root element, from which the style sheets read. */
export function followScroll(signal: AbortSignal): void {
  let last: string | null = null;
  const update = () => {
    const state = scrollState(scrollY);
    if (state === last) return;
    last = state;
    if (state) document.documentElement.dataset.scroll = state;
    else delete document.documentElement.dataset.scroll;
  };
  addEventListener('scroll', update, { passive: true, signal });
  update();
}

/** Where the page stands `elapsed` ms into a scroll from `from` to the top: quick at first, gentle at the end. */
export function scrollPosition(from: number, elapsed: number): number {
  const left = 1 - Math.min(elapsed / DURATION, 1);
  return Math.round(from * left ** 3);
}

/** To the top: at once for those who want no motion. */
export function scrollToTop(): void {
  const from = scrollY;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return scrollTo({ top: 0, behavior: 'instant' });
  const began = performance.now();
  const step = (now: number) => {
    const top = scrollPosition(from, now - began);
    scrollTo({ top, behavior: 'instant' });
    if (top > 0) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
