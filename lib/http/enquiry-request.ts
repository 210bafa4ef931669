import { FORM_FIELDS, type FormKind, type FormValues } from '@/lib/contract/content/enquiry-forms';
import { parseMeasure } from '@/lib/i18n/format/parse-amount';
import type { Country } from '@/lib/market/country';

/** The API call of each form. */
export const ENQUIRY_CALLS = {
  franchise: 'saveFranchiseApplication',
  enterprise: 'saveEnterpriseCustomer',
  expert: 'saveContactExpert',
  feedback: 'saveCustomerFeedback',
} as const satisfies Record<FormKind, string>;

/** Maximum number of values of one field. No list of ours has more choices. */
const MAX_CHOICES = 20;

/** Returns the values of a form by field. Unknown fields are dropped, missing ones are empty. */
export function enquiryValues(kind: FormKind, sent: URLSearchParams): Record<string, string[]> {
  // Browsers send lines as CRLF. Scripts and the service count them as one character.
  const plainLines = (text: string) => text.replaceAll('\r\n', '\n');
  const names: readonly string[] = FORM_FIELDS[kind];
  return Object.fromEntries(names.map((name) => [name, sent.getAll(name).slice(0, MAX_CHOICES).map(plainLines)]));
}

/**
 * Returns the request body of a form's call, not validated. `market`: market of the page, which decides how figures are
 * read.
 */
export function enquiryRequest(
  kind: FormKind,
  values: Readonly<Record<string, readonly string[]>>,
  market: Country,
): object {
  // `destinations` is the only field with several choices.
  const fields = Object.entries(values).map(([name, sent]) => [name, name === 'destinations' ? sent : (sent[0] ?? '')]);
  return REQUEST_OF_FORM[kind](Object.fromEntries(fields) as never, market); // of this kind: each form sends its own fields
}

const HAS_EXPERIENCE: Readonly<Record<string, boolean>> = { YES: true, NO: false };

const parseOptionalMeasure = (text: string, market: Country) =>
  text.trim() === '' ? null : parseMeasure(text, market);

const REQUEST_OF_FORM: { [Kind in FormKind]: (fields: FormValues<Kind>, market: Country) => object } = {
  franchise: ({ contactWay, experienced, ...fields }) => ({
    ...fields,
    contactWay: contactWay || null,
    experienced: HAS_EXPERIENCE[experienced] ?? null,
  }),
  enterprise: ({ contactWay, shipments, weightKg, ...fields }, market) => ({
    ...fields,
    contactWay: contactWay || null,
    shipments: parseOptionalMeasure(shipments, market),
    weightKg: parseOptionalMeasure(weightKg, market),
  }),
  expert: ({ cycle, destinationCountry, weightKg, ...fields }, market) => ({
    ...fields,
    cycle: cycle || null,
    destinationCountry: destinationCountry || null,
    weightKg: parseOptionalMeasure(weightKg, market),
  }),
  feedback: (fields) => fields,
};
