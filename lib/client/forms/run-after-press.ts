/** True from pointer down until the press was handled. */
let isPressed = false;
let waitingTasks: (() => void)[] = [];

function release(): void {
  // The handlers of the press run first.
  setTimeout(() => {
    isPressed = false;
    const runnableTasks = waitingTasks;
    waitingTasks = [];
    for (const work of runnableTasks) work();
  });
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['click', 'pointercancel', 'dragend'] as const) document.addEventListener(end, release, true);
  // A press that ends outside its button causes no click.
  document.addEventListener('pointerup', () => setTimeout(release), true);
}

/**
 * Calls `work` now, or after the press in progress. A field that loses the focus shows or hides its message.
 * Doing that at once would move the button under the pointer, and the click would be lost.
 */
export function runAfterPress(work: () => void): void {
  if (isPressed) waitingTasks.push(work);
  else work();
}
