import { MAX_PARCELS } from '@/lib/billing/constants';
import { isCountry, type Country } from '@/lib/market/country';
import type { PartyName } from '@/lib/parcel/notices';
import { emptyDraft, emptyParcel, type Draft, type Needs, type DraftParty } from './draft';
import { readDraftId } from './restore-drafts';

/** An order as the form without scripts shows it. */
export interface TypedOrder {
  draft: Draft;
  customerType: Needs['customerType'];
  /** True if the sender has sent before. */
  known: boolean;
  /** Text in the field of each place. */
  places: Record<PartyName, string>;
}

/**
 * Returns the field names of a place: the typed text, the text that its codes were found for, and the choice among
 * several.
 */
export const placeFields = (party: PartyName) =>
  ({ text: `${party}.place`, searched: `${party}.searched`, chosen: `${party}.chosen` }) as const;

/** Returns the codes of a place as one value for a select. */
export const placeCodes = (place: Pick<DraftParty, 'provinceCode' | 'cityCode' | 'areaCode'>): string =>
  [place.provinceCode, place.cityCode, place.areaCode].join(' ');

/**
 * Maximum number of characters of a field. It is above every limit of a field, so that a longer text is rejected and
 * not cut.
 */
const MAX_CHARACTERS = 1000;

const textIn = (fields: URLSearchParams, name: string) => fields.get(name)?.slice(0, MAX_CHARACTERS);

/**
 * Returns a group of draft values with the typed values of the same names. The browser does not send a box that is not
 * ticked.
 */
function typedInto<Group extends object>(group: Group, prefix: string, fields: URLSearchParams): Group {
  const entries = Object.entries(group).map(([key, value]: [string, unknown]) => {
    const name = prefix + key;
    if (typeof value === 'boolean') return [key, fields.has(name)];
    if (typeof value === 'string') return [key, textIn(fields, name) ?? value];
    return [key, Array.isArray(value) || value === null ? value : typedInto(value as object, `${name}.`, fields)];
  });
  return Object.fromEntries(entries) as Group;
}

/**
 * Returns a party with the codes of its place. If the text has changed since its codes were found, the codes are
 * removed and must be searched again.
 */
function withPlaceCodes(party: DraftParty, name: PartyName, fields: URLSearchParams): DraftParty {
  const { text, searched, chosen: choice } = placeFields(name);
  if (textIn(fields, text) !== textIn(fields, searched))
    return { ...party, provinceCode: '', cityCode: '', areaCode: '' };
  const [provinceCode = '', cityCode = '', areaCode = ''] = (textIn(fields, choice) ?? '').split(' ');
  return cityCode === '' ? party : { ...party, provinceCode, cityCode, areaCode };
}

/**
 * Reads the fields of the form without scripts. They may contain anything. The order rules check them. `market`: market
 * of the page.
 */
export function readTypedOrder(fields: URLSearchParams, market: Country): TypedOrder {
  const empty = emptyDraft(fields.get('kind') === 'domestic' ? 'domestic' : 'international', market);
  const values = typedInto(empty.values, '', fields);
  const { countryCode } = values.receiver;
  const parcels = Array.from({ length: MAX_PARCELS }, (_, index) => `parcels.${index}.`)
    .filter((prefix) => fields.has(`${prefix}weightKg`))
    .map((prefix) => typedInto(emptyParcel(), prefix, fields));
  const customerType = fields.get('customerType');
  return {
    draft: {
      ...empty,
      id: readDraftId(fields.get('draft')),
      values: {
        ...values,
        // A form of an earlier release has amounts in the destination's currency.
        valueCurrency: textIn(fields, 'valueCurrency') ?? '',
        sender: { ...withPlaceCodes(values.sender, 'sender', fields), countryCode: empty.origin },
        receiver: {
          ...withPlaceCodes(values.receiver, 'receiver', fields),
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

/** Returns the answers of the wizard's first page. The form has only some of its questions. */
export function needsOf({ draft, customerType, known }: TypedOrder): Needs {
  return {
    kind: draft.kind,
    customerHistory: known ? 'regular' : 'new',
    customerType,
    frequency: 'single',
    shippingVolume: '',
  };
}
