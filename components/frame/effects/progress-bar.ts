import nprogress from 'nprogress';
import type { ProgressBar } from './navigation-progress';
import './progress-bar.css';

/** Milliseconds to fill the bar at the end, and then to fade it. Together these are the 500 ms of §4. */
const HALF_HIDE_MS = 250;

nprogress.configure({
  minimum: 0.01,
  speed: HALF_HIDE_MS,
  trickle: false,
  showSpinner: false,
  template: '<div class="bar" role="presentation"></div>',
  barSelector: '.bar',
});

export const progressBar: ProgressBar = {
  set: (fraction) => void nprogress.set(fraction),
  finish: () => void nprogress.done(),
};
