/**
 * Never shown, because each root layout has its own page. Without this file, Next writes its default of 2 KB into every
 * page.
 */
export default function NotFound() {
  return null;
}
