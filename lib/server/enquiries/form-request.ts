import 'server-only';
import type { FormKind, FormValues } from '@/lib/contract/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/parse-amount';
import type { Country } from '@/lib/market/country';

/** The API call of each form. */
export const FORM_CALLS = {
  franchise: 'saveFranchiseApplication',
  enterprise: 'saveEnterpriseCustomer',
  expert: 'saveContactExpert',
  feedback: 'saveCustomerFeedback',
} as const satisfies Record<FormKind, string>;

const EXPERIENCED: Readonly<Record<string, boolean>> = { YES: true, NO: false };

const numberOf = (text: string, market: Country) => (text.trim() === '' ? null : parseMeasure(text, market));

/** The request body of a form's call, not validated yet. `market`: of the page, whose people write figures their way. */
export const TO_REQUEST: { [Kind in FormKind]: (fields: FormValues<Kind>, market: Country) => object } = {
  franchise: ({ contactWay, experienced, ...fields }) => ({
    ...fields,
    contactWay: contactWay || null,
    experienced: EXPERIENCED[experienced] ?? null,
  }),
  enterprise: ({ contactWay, shipments, weightKg, ...fields }, market) => ({
    ...fields,
    contactWay: contactWay || null,
    shipments: numberOf(shipments, market),
    weightKg: numberOf(weightKg, market),
  }),
  expert: ({ cycle, destinationCountry, weightKg, ...fields }, market) => ({
    ...fields,
    cycle: cycle || null,
    destinationCountry: destinationCountry || null,
    weightKg: numberOf(weightKg, market),
  }),
  feedback: (fields) => fields,
};
