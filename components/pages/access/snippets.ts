import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

export interface ShopSite {
  /** Absolute address of the market's home page. */
  home: string;
  prefix: Prefix;
  /** A number that shows the form of ours. */
  example: string;
}

/** The tracking box for a page of a shop: public/box.js puts a frame below itself. */
export function boxSnippet({ home, prefix, example }: ShopSite): string {
  return `<script src="${new URL('/box.js', home).href}"
  data-market="${prefix}"
  data-number="${example}" async></script>`;
}

/** The search as a form: it needs no script, and opens the tracking page. The words are those of the market. */
export function formSnippet({ home, prefix, example }: ShopSite, words: { label: string; submit: string }): string {
  return `<form action="${new URL(paths.track(prefix), home).href}" method="get">
  <label>${words.label} <input name="no" placeholder="${example}" required></label>
  <button>${words.submit}</button>
</form>`;
}
