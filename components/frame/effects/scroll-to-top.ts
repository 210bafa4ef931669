/** Scrolling to the top takes about 300 ms (§9). */
const SCROLL_DURATION_MS = 300;

/**
 * Returns the position `elapsed` ms into a scroll from `from` to the top. It is fast at first and slows down at the
 * end.
 */
export function scrollPosition(from: number, elapsed: number): number {
  const remaining = 1 - Math.min(elapsed / SCROLL_DURATION_MS, 1);
  return Math.round(from * remaining ** 3);
}

/** Scrolls to the top; at once for visitors who prefer reduced motion. */
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
