/** Where the forms of the simple account pages go; they need no script. */
export const ACCOUNT_FORM = '/api/form/account';

/** What is done to an order that is being typed: one parcel more or less, a look at it before it is sent, and the sending. */
export const ORDER_ACTS = ['more', 'fewer', 'check', 'send'] as const;
export type OrderAct = (typeof ORDER_ACTS)[number];

/** What such a form asks for: a code, a login with it, the end of the session, the end of an order that waits, or an act of an order. */
export const ACCOUNT_ACTS = ['code', 'enter', 'leave', 'cancel', ...ORDER_ACTS] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

export const isOrderAct = (act: AccountAct): act is OrderAct => (ORDER_ACTS as readonly string[]).includes(act);
export const isAccountAct = (text: string): text is AccountAct => (ACCOUNT_ACTS as readonly string[]).includes(text);

/** Beside the fields of an act, in every form of somebody who is logged in. */
export const FORM_TOKEN = 'formToken';

/** In the address of the page that a refused form leads back to: the field, and the key of its message. */
export const AT = 'at';
export const SAID = 'said';
