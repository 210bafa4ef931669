/**
 * Returns true if the visitor already uses the page, so that the choice of a country waits for the next page. `isNext`:
 * the choice opens together with a later page, so earlier presses do not count.
 */
export function isPageInUse(isNext: boolean): boolean {
  const isUsed = scrollY > 0 || document.activeElement?.matches('input, select, textarea');
  return isUsed || (!isNext && navigator.userActivation?.hasBeenActive) || false;
}
