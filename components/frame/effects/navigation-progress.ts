/** Milliseconds before the progress bar appears, until it is full, and between its steps (§4, §9). */
const THROTTLE_MS = 200;
const FILL_MS = 5000;
const STEP_MS = 100;
/** Milliseconds after which the bar disappears, because a cancelled navigation never ends. */
const GIVE_UP_MS = 15_000;
/** Fraction of the bar at which it stops until the page has loaded. */
const MAX_PROGRESS = 0.98;

export interface ProgressBar {
  /** 0 to 1. */
  set(fraction: number): void;
  /** Fills and hides within 500 ms. */
  finish(): void;
}

export interface NavigationProgress {
  start(): void;
  finish(): void;
}

/** Returns the fraction of the bar after `elapsed` ms, from 0 to `MAX_PROGRESS`. The bar fills over 5 s. */
export function progressAfter(elapsed: number): number {
  return Math.min(elapsed / FILL_MS, MAX_PROGRESS);
}

/** Shows a bar for navigations that take longer than 200 ms. `loadBar` is called for each of them. */
export function createNavigationProgress(loadBar: () => Promise<ProgressBar>): NavigationProgress {
  let running: { bar?: ProgressBar } | null = null;
  let delay: ReturnType<typeof setTimeout>;
  let steps: ReturnType<typeof setInterval>;
  let limit: ReturnType<typeof setTimeout>;

  function finish() {
    clearTimeout(delay);
    clearInterval(steps);
    clearTimeout(limit);
    running?.bar?.finish();
    running = null;
  }

  async function show(run: { bar?: ProgressBar }) {
    const bar = await loadBar().catch(() => null);
    if (!bar || running !== run) return;
    run.bar = bar;
    let elapsed = 0;
    bar.set(progressAfter(elapsed));
    steps = setInterval(() => bar.set(progressAfter((elapsed += STEP_MS))), STEP_MS);
  }

  function start() {
    finish();
    const run = (running = {});
    delay = setTimeout(() => void show(run), THROTTLE_MS);
    limit = setTimeout(finish, GIVE_UP_MS);
  }

  return { start, finish };
}

/** Facts about a press on a link, to decide whether it opens another page of this site in this tab. */
export interface LinkPress {
  href: string;
  target: string;
  download: boolean;
  button: number;
  modified: boolean;
}

export function leavesPage(press: LinkPress, current: string): boolean {
  if (press.button !== 0 || press.modified || press.download || (press.target && press.target !== '_self'))
    return false;
  const [to, from] = [new URL(press.href, current), new URL(current)];
  return to.origin === from.origin && to.pathname !== from.pathname;
}
