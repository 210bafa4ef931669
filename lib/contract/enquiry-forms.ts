/** The forms that visitors without an account fill in. Each is also a plain HTML form, sent as a page's own POST. */
export const FORM_KINDS = ['franchise', 'enterprise', 'expert', 'feedback'] as const;
export type FormKind = (typeof FORM_KINDS)[number];

export function isFormKind(value: unknown): value is FormKind {
  return (FORM_KINDS as readonly unknown[]).includes(value);
}

/** What an office is written: the forms, and claims from the page of an order. */
export const ENQUIRY_KINDS = [...FORM_KINDS, 'claim'] as const;
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number];

/** The names of each form's fields, all of them text; `destinations` may stand several times. */
export const FORM_FIELDS = {
  franchise: [
    ...(['name', 'countryCode', 'phone', 'email', 'state', 'city', 'remark', 'experienced'] as const),
    ...(['company', 'companyAddress', 'contactWay', 'otherInformation'] as const),
  ],
  enterprise: [
    ...(['company', 'name', 'countryCode', 'phone', 'email', 'contactWay', 'cycle', 'shipments'] as const),
    ...(['weightKg', 'goods', 'destinations', 'message'] as const),
  ],
  expert: [
    ...(['name', 'company', 'countryCode', 'phone', 'email', 'contactWay', 'shipRequire', 'cycle'] as const),
    ...(['destinationCountry', 'weightKg', 'message'] as const),
  ],
  feedback: ['name', 'countryCode', 'email', 'phone', 'waybillNo', 'message'],
} as const satisfies Record<FormKind, readonly string[]>;

export type FormField<Kind extends FormKind> = (typeof FORM_FIELDS)[Kind][number];

/** A form as it is shown: text, empty where nothing was typed or chosen. */
export type FormValues<Kind extends FormKind> = {
  [Field in FormField<Kind>]: Field extends 'destinations' ? string[] : string;
};

/** Where the page's own POST goes. */
export const formAction = (kind: FormKind) => `/api/form/${kind}`;

/** Hidden fields of a plain form: the market prefix it was shown under, and the private page that is being corrected. */
export const PREFIX_FIELD = 'prefix';
export const DRAFT_FIELD = 'draft';

/** §5: over 100 kg raises a warning. */
export const HEAVY_KG = 100;

/** How long somebody may correct a form that was sent without scripts, or come back to its reference number. */
export const FORM_LIFE_MINUTES = 30;
