/** One file each under `messages/<language>/`. `errors` and `server` also speak for the API. */
export const NAMESPACES = [
  'common',
  'layout',
  'home',
  'track',
  'product',
  'rates',
  'quote',
  'ship',
  'orders',
  'account',
  'news',
  'network',
  'support',
  'company',
  'legal',
  'survey',
  'errors',
] as const;
export type Namespace = (typeof NAMESPACES)[number];
