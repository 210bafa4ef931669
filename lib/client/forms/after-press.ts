/** True from a pointer going down until its press was handled. */
let pressed = false;
let waiting: (() => void)[] = [];

function release(): void {
  // The press itself is handled first.
  setTimeout(() => {
    pressed = false;
    const later = waiting;
    waiting = [];
    for (const work of later) work();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (pressed = true), true);
  for (const end of ['click', 'pointercancel', 'dragend'] as const) document.addEventListener(end, release, true);
  // A press that ends beside the button it began on is no click.
  document.addEventListener('pointerup', () => setTimeout(release), true);
}

/**
 * Does `work` now, or after the press that is under way. A field that is left shows or takes away its message: at once, that would move
 * the button from under the finger, and the press would be lost.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
