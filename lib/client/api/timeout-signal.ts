/** Works like `AbortSignal.timeout`, which our oldest browsers lack (docs/decisions/browser.md). */
export function timeoutSignal(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}
