/** Kinds of site: our own counter, a partner's counter, or a warehouse (abroad, or the one in China). */
export const SITE_KINDS = ['own', 'partner', 'warehouse'] as const;
export type SiteKind = (typeof SITE_KINDS)[number];

/** Services of a site for visitors. */
export const SITE_SERVICES = ['drop-off', 'pickup', 'cod', 'packing', 'storage'] as const;
export type SiteService = (typeof SITE_SERVICES)[number];

/** Ways to pay at a site. A site where nothing is paid has none. */
export const PAYMENT_METHODS = ['cash', 'card', 'transfer', 'mobile-money', 'wallet'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Largest number of sites in one response of `listSites`. */
export const MAX_SITES_A_PAGE = 100;
