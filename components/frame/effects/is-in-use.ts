/**
 * Returns true if the visitor uses the page already, so that the choice of a country must wait for the next one.
 * `isNext`: the choice opens together with a later page, so that earlier presses do not count.
 */
export function isInUse(isNext: boolean): boolean {
  const isUsed = scrollY > 0 || document.activeElement?.matches('input, select, textarea');
  return isUsed || (!isNext && navigator.userActivation?.hasBeenActive) || false;
}
