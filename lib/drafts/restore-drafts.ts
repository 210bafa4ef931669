import { isCountry, type Country } from '@/lib/market/country';
import { MAX_PARCELS } from '@/lib/billing/constants';
import { MAX_QUOTE_TOKEN_LENGTH } from '@/lib/orders/choices';
import {
  emptyDraft,
  emptyParcel,
  NO_NEEDS,
  type Draft,
  type EditedOrder,
  type Needs,
  type ParcelFields,
  type PlacingAttempt,
  type UnconfirmedOrder,
} from './draft';

/** Stored data: answers of the first page, and drafts. At most one of them changes a placed order. */
export interface PreSend {
  needs: Needs;
  drafts: Draft[];
}

type UnknownRecord = Record<string, unknown>;

function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns `shape` with the entries of `stored` that have the same type, also in nested groups. */
function fill<T extends object>(shape: T, stored: unknown): T {
  const source = isRecord(stored) ? stored : {};
  const entries = Object.entries(shape).map(([key, fallback]) => {
    const value = source[key];
    if (isRecord(fallback)) return [key, fill(fallback, value)];
    return [key, typeof value === typeof fallback && !Array.isArray(fallback) ? value : fallback];
  });
  return Object.fromEntries(entries) as T;
}

function restorePlacingAttempt(stored: unknown): PlacingAttempt | null {
  const values = fill({ key: '' }, stored);
  return values.key === '' ? null : values;
}

function restoreWaitingOrder(stored: unknown): UnconfirmedOrder | null {
  const waits = fill({ content: '', totals: '' }, stored);
  return waits.content === '' ? null : waits;
}

function restoreEditedOrder(stored: unknown): EditedOrder | null {
  const edits = fill({ id: '', version: 0, needs: NO_NEEDS }, stored);
  return edits.id === '' ? null : edits;
}

/** Returns an id in the format of `randomId`, or ''. An address may contain anything. */
export function readDraftId(value: unknown): string {
  return typeof value === 'string' && /^[0-9a-f]{1,32}$/.test(value) ? value : '';
}

function restoreQuoteToken(stored: unknown): string {
  return typeof stored === 'string' && stored.length <= MAX_QUOTE_TOKEN_LENGTH ? stored : '';
}

/** Restores parcels. An earlier release stored the amounts of a single parcel beside it. */
function restoreParcels(parcels: readonly unknown[], values: unknown): ParcelFields[] {
  const shared = fill({ insuredValue: '', cashOnDelivery: '' }, values);
  const empty = parcels.length === 1 ? { ...emptyParcel(), ...shared } : emptyParcel();
  return parcels.slice(0, MAX_PARCELS).map((each) => fill(empty, each));
}

function restoreDraft(stored: unknown): Draft | null {
  if (!isRecord(stored) || !isCountry(stored.origin)) return null;
  if (stored.kind !== 'international' && stored.kind !== 'domestic') return null;
  const empty = emptyDraft(stored.kind, stored.origin);
  // Drafts of earlier releases have amounts in the destination's currency.
  empty.values.valueCurrency = '';
  const values = fill(empty.values, stored.values);
  const parcels = isRecord(stored.values) && Array.isArray(stored.values.parcels) ? stored.values.parcels : [];
  const { countryCode } = values.receiver;
  return {
    ...empty,
    id: readDraftId(stored.id),
    touchedAt: Number.isNaN(Date.parse(String(stored.touchedAt))) ? '' : String(stored.touchedAt),
    values: {
      ...values,
      sender: { ...values.sender, countryCode: empty.origin },
      receiver: { ...values.receiver, countryCode: isCountry(countryCode) ? countryCode : '' },
      parcels: parcels.length ? restoreParcels(parcels, stored.values) : empty.values.parcels,
    },
    reached: typeof stored.reached === 'number' && stored.reached > 0 ? Math.floor(stored.reached) : 0,
    amountCurrency: typeof stored.amountCurrency === 'string' ? stored.amountCurrency : '',
    quoteToken: restoreQuoteToken(stored.quoteToken),
    sent: restorePlacingAttempt(stored.sent),
    waits: restoreWaitingOrder(stored.waits),
    edits: restoreEditedOrder(stored.edits),
  };
}

/** Parses data stored by an earlier visit or an earlier version of this site. Drops unknown entries. */
export function readPreSend(text: string | null): PreSend {
  let storedValue: unknown;
  try {
    storedValue = JSON.parse(text || 'null');
  } catch {
    storedValue = null;
  }
  const { needs, drafts } = isRecord(storedValue) ? storedValue : {};
  return {
    needs: fill(NO_NEEDS, needs),
    drafts: Array.isArray(drafts) ? drafts.map(restoreDraft).filter((each) => each !== null) : [],
  };
}

/** Identity of a draft: there may be several of a kind, and drafts of placed orders in addition. */
export type DraftIdentity = Pick<Draft, 'kind' | 'origin' | 'id'> & Partial<Pick<Draft, 'edits'>>;

export function isSameDraft(a: DraftIdentity, b: DraftIdentity): boolean {
  return isSameKindAndOrigin(a, b) && a.id === b.id && a.edits?.id === b.edits?.id;
}

/** Returns true if two drafts have the same kind and origin. All international ones start in China. */
export function isSameKindAndOrigin(a: Pick<Draft, 'kind' | 'origin'>, b: Pick<Draft, 'kind' | 'origin'>): boolean {
  return a.kind === b.kind && a.origin === b.origin;
}

/** Returns true if the draft was not sent and has no name, phone number or street. The rest may come from a quote. */
export function isBlankDraft({ values: { sender, receiver }, sent }: Draft): boolean {
  return (
    sent === null && [sender, receiver].every(({ name, phone, street }) => `${name}${phone}${street}`.trim() === '')
  );
}

/**
 * Returns the unfinished drafts that the first page lists in a market, in order. International ones are listed in each.
 */
export function listedDrafts(drafts: readonly Draft[], country: Country): Draft[] {
  return drafts.filter(
    (draft) =>
      draft.edits === null && !isBlankDraft(draft) && (draft.kind === 'international' || draft.origin === country),
  );
}
