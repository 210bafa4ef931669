import type { QuoteDraft } from './quote-draft';

/** The fields of each parcel, by their names in the form. */
const PARCEL_FIELDS = {
  kg: 'weight',
  l: 'length',
  w: 'width',
  h: 'height',
  value: 'value',
  collect: 'collect',
  insure: 'insure',
} as const;

const INTERNATIONAL_PARAMETERS = ['service', 'goods', 'customer', 'sending', 'handover'] as const;
const PLACE_PARAMETERS = ['province', 'city', 'fromProvince', 'fromCity'] as const;

/** Returns the address of this draft, and of its price if requested: to share it, to retry, or with another choice. */
export function quoteAddress(path: string, draft: QuoteDraft): string {
  const isInternational = draft.kind === 'international';
  const single = [
    ['kind', draft.kind],
    ['to', isInternational ? draft.country : ''],
    ...PLACE_PARAMETERS.map((name) => [name, draft[name]]),
    ...(isInternational ? INTERNATIONAL_PARAMETERS.map((name) => [name, draft[name]]) : []),
  ].filter(([, value]) => value !== '');
  const askParam = draft.isSubmitted ? [['ask', '1']] : [];
  // Includes empty values, because the position in the lists determines the parcel of a value.
  const parcels = draft.parcels.flatMap((parcel) =>
    Object.entries(PARCEL_FIELDS).map(([name, field]) => [name, parcel[field]]),
  );
  return `${path}?${new URLSearchParams([...single, ...parcels, ...askParam] as [string, string][])}`;
}
