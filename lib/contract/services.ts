/** §1, §9: what can be quoted. The first three leave from China, the last stays within one country. */
export const INTERNATIONAL_SERVICES = ['intl-straight-small', 'intl-straight-special', 'business-express'] as const;
export const SERVICES = [...INTERNATIONAL_SERVICES, 'local-standard'] as const;
export type Service = (typeof SERVICES)[number];

export const GOODS_CLASSES = ['GENERAL', 'PHONE_TABLET', 'BRAND_SENSITIVE'] as const;
export const MAX_PARCELS = 5;
/** Characters of a quote's token; ours are about a third of it. */
export const MAX_QUOTE_TOKEN = 2000;
