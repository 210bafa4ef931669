import 'server-only';

/** How long it is kept what a key was used for, and a revoked key itself: the privacy policy names it. */
export const KEY_USE_DAYS = 90;
