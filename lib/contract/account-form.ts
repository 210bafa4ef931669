/** Where the forms of the simple account pages go; they need no script. */
export const ACCOUNT_FORM = '/api/form/account';

/** What such a form asks for: a code, a login with it, the end of the session, the end of an order that waits. */
export const ACCOUNT_ACTS = ['code', 'enter', 'leave', 'cancel'] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

export const isAccountAct = (text: string): text is AccountAct => (ACCOUNT_ACTS as readonly string[]).includes(text);

/** Beside the fields of an act, in every form of somebody who is logged in. */
export const FORM_TOKEN = 'formToken';

/** In the address of the page that a refused form leads back to: the field, and the key of its message. */
export const AT = 'at';
export const SAID = 'said';
