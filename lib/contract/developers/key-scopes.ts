/** Permissions of a partner's key. */
export const KEY_SCOPES = ['quote', 'orders', 'tracking', 'webhooks', 'collections'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Orders of a test key are priced and printed as specimens, and are never shipped. */
export const KEY_MODES = ['test', 'live'] as const;
export type KeyMode = (typeof KEY_MODES)[number];
