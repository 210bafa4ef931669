import 'server-only';
import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/parse-amount';

/** The API call of each form. */
export const FORM_CALLS = {
  franchise: 'saveFranchiseApplication',
  enterprise: 'saveEnterpriseCustomer',
  expert: 'saveContactExpert',
  feedback: 'saveCustomerFeedback',
} as const satisfies Record<FormKind, string>;

const EXPERIENCED: Readonly<Record<string, boolean>> = { YES: true, NO: false };

const numberOf = (text: string) => (text.trim() === '' ? null : parseMeasure(text));

/** The request body of a form's call, not validated yet. */
export const TO_REQUEST: { [Kind in FormKind]: (fields: FormValues<Kind>) => object } = {
  franchise: ({ contactWay, experienced, ...fields }) => ({
    ...fields,
    contactWay: contactWay || null,
    experienced: EXPERIENCED[experienced] ?? null,
  }),
  enterprise: ({ contactWay, shipments, weightKg, ...fields }) => ({
    ...fields,
    contactWay: contactWay || null,
    shipments: numberOf(shipments),
    weightKg: numberOf(weightKg),
  }),
  expert: ({ cycle, destinationCountry, weightKg, ...fields }) => ({
    ...fields,
    cycle: cycle || null,
    destinationCountry: destinationCountry || null,
    weightKg: numberOf(weightKg),
  }),
  feedback: (fields) => fields,
};
