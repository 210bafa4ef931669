import { MAX_PARCELS } from '@/lib/billing/constants';
import { isCountry, type Country } from '@/lib/market/country';
import { emptyDraft, emptyParcel, type Draft, type Needs, type PartyFields } from '@/lib/client/ship/draft';
import { draftId } from './restore-drafts';

export const PARTIES = ['sender', 'receiver'] as const;
export type PartyName = (typeof PARTIES)[number];

/** An order as the form without scripts shows it. */
export interface TypedOrder {
  draft: Draft;
  customerType: Needs['customerType'];
  /** Somebody who has sent before. */
  known: boolean;
  /** What stands in the field of each place. */
  places: Record<PartyName, string>;
}

/** Where a place is typed; what its codes and choices were found for; and the one chosen of several. */
export const placeFields = (party: PartyName) =>
  ({ text: `${party}.place`, searched: `${party}.searched`, chosen: `${party}.chosen` }) as const;

/** The codes of a place as one value of a choice. */
export const placeCodes = (place: Pick<PartyFields, 'provinceCode' | 'cityCode' | 'areaCode'>): string =>
  [place.provinceCode, place.cityCode, place.areaCode].join(' ');

/** Above every limit of a field, so that what is too long is refused and not cut. */
const MOST_CHARACTERS = 1000;

const textIn = (fields: URLSearchParams, name: string) => fields.get(name)?.slice(0, MOST_CHARACTERS);

/** A group of a draft's values with what was typed into the fields of the same names. A box that is not ticked is not sent. */
function typedInto<Group extends object>(group: Group, at: string, fields: URLSearchParams): Group {
  const entries = Object.entries(group).map(([key, value]: [string, unknown]) => {
    const name = at + key;
    if (typeof value === 'boolean') return [key, fields.has(name)];
    if (typeof value === 'string') return [key, textIn(fields, name) ?? value];
    return [key, Array.isArray(value) || value === null ? value : typedInto(value as object, `${name}.`, fields)];
  });
  return Object.fromEntries(entries) as Group;
}

/** Codes stand for the text that they were found for: another text is looked up anew. */
function placed(party: PartyFields, name: PartyName, fields: URLSearchParams): PartyFields {
  const { text, searched, chosen } = placeFields(name);
  if (textIn(fields, text) !== textIn(fields, searched))
    return { ...party, provinceCode: '', cityCode: '', areaCode: '' };
  const [provinceCode = '', cityCode = '', areaCode = ''] = (textIn(fields, chosen) ?? '').split(' ');
  return cityCode === '' ? party : { ...party, provinceCode, cityCode, areaCode };
}

/** What the form without scripts sent. Anything may stand in it: the order's own rules judge it. `market`: of the page. */
export function readTypedOrder(fields: URLSearchParams, market: Country): TypedOrder {
  const empty = emptyDraft(fields.get('kind') === 'domestic' ? 'domestic' : 'international', market);
  const values = typedInto(empty.values, '', fields);
  const { countryCode } = values.receiver;
  const parcels = Array.from({ length: MAX_PARCELS }, (_, index) => `parcels.${index}.`)
    .filter((at) => fields.has(`${at}weightKg`))
    .map((at) => typedInto(emptyParcel(), at, fields));
  const customerType = fields.get('customerType');
  return {
    draft: {
      ...empty,
      id: draftId(fields.get('draft')),
      values: {
        ...values,
        sender: { ...placed(values.sender, 'sender', fields), countryCode: empty.origin },
        receiver: {
          ...placed(values.receiver, 'receiver', fields),
          countryCode: empty.kind === 'domestic' ? empty.origin : isCountry(countryCode) ? countryCode : '',
        },
        parcels: parcels.length > 0 ? parcels : empty.values.parcels,
      },
      amountCurrency: textIn(fields, 'amountCurrency') ?? '',
      quoteToken: fields.get('quoteToken') ?? '',
    },
    customerType: customerType === 'business' || customerType === 'individual' ? customerType : '',
    known: false,
    places: { sender: textIn(fields, 'sender.place') ?? '', receiver: textIn(fields, 'receiver.place') ?? '' },
  };
}

/** The answers of the wizard's first page, which the form asks only in part. */
export function needsOf({ draft, customerType, known }: TypedOrder): Needs {
  return {
    kind: draft.kind,
    customerHistory: known ? 'regular' : 'new',
    customerType,
    frequency: 'single',
    shippingVolume: '',
  };
}
