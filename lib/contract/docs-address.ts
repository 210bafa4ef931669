import { CALL_TEXTS } from './call-texts';
import type { CallName } from './calls';

/** Where developers read of the contract, below the site's own address. */
export const DOCS = {
  overview: '/api/docs',
  guide: '/api/docs/getting-started',
  changes: '/api/docs/changes',
  machines: '/api/openapi.json',
} as const;

/** A group's name as the last part of its address: `address-book`. */
export const groupSlug = (group: string) => group.toLowerCase().replaceAll(/\W+/g, '-');

export const docsOfGroup = (group: string) => `${DOCS.overview}/${groupSlug(group)}`;

/** The place of a call on the page of its group. */
export const docsOfCall = (name: CallName) => `${docsOfGroup(CALL_TEXTS.get(name)!.group)}#${name}`; // every call has a group
