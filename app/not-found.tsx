/** Nobody sees it: each root layout has one of its own. Without this file Next writes its own, of 2 KB, into every page. */
export default function NotFound() {
  return null;
}
