/** The forms for visitors without an account. Each is also a plain HTML form, sent by the page's own POST. */
export const FORM_KINDS = ['franchise', 'enterprise', 'expert', 'feedback'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

/** Kinds of enquiry that an office receives: the forms, and claims from the page of an order. */
export const ENQUIRY_KINDS = [...FORM_KINDS, 'claim'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The field names of each form, all of them text. `destinations` may occur several times. */
export const FORM_FIELDS = {
  franchise: [
    'name',
    'countryCode',
    'phone',
    'email',
    'state',
    'city',
    'remark',
    'experienced',
    'company',
    'companyAddress',
    'contactWay',
    'otherInformation',
  ],
  enterprise: [
    'company',
    'name',
    'countryCode',
    'phone',
    'email',
    'contactWay',
    'cycle',
    'shipments',
    'weightKg',
    'goods',
    'destinations',
    'message',
  ],
  expert: [
    'name',
    'company',
    'countryCode',
    'phone',
    'email',
    'contactWay',
    'shipRequire',
    'cycle',
    'destinationCountry',
    'weightKg',
    'message',
  ],
  feedback: ['name', 'countryCode', 'email', 'phone', 'waybillNo', 'message'],
} as const satisfies Record<FormKind, readonly string[]>;

export type FormField<Kind extends FormKind> = (typeof FORM_FIELDS)[Kind][number];

/** Form values as displayed: text, empty if nothing was typed or chosen. */
export type FormValues<Kind extends FormKind> = {
  [Field in FormField<Kind>]: Field extends 'destinations' ? string[] : string;
};

/** Returns the address of the page's own POST. */
export const formAction = (kind: FormKind) => `/api/form/${kind}`;

/**
 * Hidden fields of a form without scripts: the market prefix of its page, and the id of the private page whose values
 * are being corrected.
 */
export const PREFIX_FIELD = 'prefix';
export const DRAFT_FIELD = 'draft';

/** Weight in kg above which the forms show a warning (§5). */
export const HEAVY_KG = 100;

/** Minutes for which a form sent without scripts can be corrected, or its reference number shown again. */
export const FORM_LIFE_MINUTES = 30;
