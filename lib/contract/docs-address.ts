import type { CallName } from './calls';
import { REGISTRY } from './registry';

/** Addresses of the API documentation, below the site's own address. */
export const DOCS = {
  overview: '/api/docs',
  guide: '/api/docs/getting-started',
  changes: '/api/docs/changes',
  errors: '/api/docs/errors',
  machines: '/api/openapi.json',
} as const;

/** Returns a group's name as the last part of its address: `address-book`. */
export const groupSlug = (group: string) => group.toLowerCase().replaceAll(/\W+/g, '-');

export const docsOfGroup = (group: string) => `${DOCS.overview}/${groupSlug(group)}`;

/** Returns the address of a call on the page of its group. */
export const docsOfCall = (name: CallName) => `${docsOfGroup(REGISTRY[name].group)}#${name}`;

/** Returns the address of an error code in the list of all errors. */
export const docsOfError = (code: number) => `${DOCS.errors}#${code}`;
