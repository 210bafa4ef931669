import type { Prefix } from '@/lib/market/prefix';
import { paths } from '@/lib/routing/paths';

export interface ShopSite {
  /** Absolute address of the market's home page. */
  home: string;
  prefix: Prefix;
  /** Sample waybill number. */
  example: string;
}

/** Returns the code of the tracking box for a shop's page: public/box.js inserts a frame below itself. */
export function boxSnippet({ home, prefix, example }: ShopSite): string {
  return `<script src="${new URL('/box.js', home).href}"
  data-market="${prefix}"
  data-number="${example}" async></script>`;
}

/** Returns the search as a form. It needs no script, opens the tracking page, and is in the market's language. */
export function formSnippet({ home, prefix, example }: ShopSite, words: { label: string; submit: string }): string {
  return `<form action="${new URL(paths.track(prefix), home).href}" method="get">
  <label>${words.label} <input name="no" placeholder="${example}" required></label>
  <button>${words.submit}</button>
</form>`;
}
