/** What a site is: our own counter, a partner's, or an overseas warehouse (the one in China is where goods are handed over). */
export const SITE_KINDS = ['own', 'partner', 'warehouse'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** What a site does for whoever comes there. */
export const SITE_SERVICES = ['drop-off', 'pickup', 'cod', 'packing', 'storage'] as const;
export type SiteService = (typeof SITE_SERVICES)[number];

/** How one can pay at a site; none where nothing is paid there. */
export const PAYMENT_WAYS = ['cash', 'card', 'transfer', 'mobile-money', 'wallet'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Sites in one answer of `listSites`. */
export const MAX_SITES_A_PAGE = 100;
