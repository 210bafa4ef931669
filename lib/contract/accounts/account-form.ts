/** Address to which the account's forms without scripts are sent. */
export const ACCOUNT_FORM_PATH = '/api/form/account';

/** Actions on an order form: add a parcel, remove one, show HS codes for the goods, check the order, or send it. */
export const ORDER_ACTIONS = ['more', 'fewer', 'codes', 'check', 'send'] as const;
export type OrderFormAction = (typeof ORDER_ACTIONS)[number];

/**
 * Actions of these forms: request a code, log in with it, or log out. Others cancel a waiting order, get a link for its
 * receiver, or start to send a returned parcel on. The rest are the actions of an order form.
 */
export const ACCOUNT_ACTIONS = ['code', 'enter', 'leave', 'cancel', 'link', 'sendOn', ...ORDER_ACTIONS] as const;
export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];

export const isOrderAction = (act: AccountAction): act is OrderFormAction =>
  (ORDER_ACTIONS as readonly string[]).includes(act);
export const isAccountAction = (text: string): text is AccountAction =>
  (ACCOUNT_ACTIONS as readonly string[]).includes(text);

/** Hidden field in every form of a logged-in user, beside the fields of the action. */
export const FORM_TOKEN_FIELD = 'formToken';

/** Query parameters of a page after its form was sent: wrong fields; the outcome, or a message key for each field. */
export const FIELDS_PARAM = 'fields';
export const OUTCOME_PARAM = 'outcome';
/**
 * Query parameter of the order form. With it, the page lists HS codes for the goods. Only the action `codes` redirects
 * to such an address.
 */
export const HS_CODES_PARAM = 'codes';
