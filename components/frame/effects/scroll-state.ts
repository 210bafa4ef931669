/** The back-to-top button appears beyond 400 px, at every width (§4, §9). */
const BACK_TO_TOP_FROM_PX = 400;
/** Scroll position in pixels from which a header over a hero has a background. */
const HEADER_BACKGROUND_FROM_PX = 8;

export function scrollState(y: number): 'far' | 'some' | null {
  if (y > BACK_TO_TOP_FROM_PX) return 'far';
  return y > HEADER_BACKGROUND_FROM_PX ? 'some' : null;
}

/** Updates `data-scroll` of the root element, which the style sheets read. */
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
